/** The same in English: 2,048 words that most people know and few would mishear. */
export const ENGLISH_WORDS: readonly string[] = `
  abbey acacia accent acorn acre acrobat actor adder address admiral adverb advice agate agenda airport alarm album alcove alder algebra alley
  almanac almond alphabet alto amber amethyst anchor anchovy anemone angel angle animal ankle answer ant antelope antenna anthem antler anvil
  apple apricot april apron aquarium arcade arch archer archive arena arm armada armchair armour army arrow art artist ash aspen asphalt aspirin
  asteroid athlete atlas atom attic auction august aunt author autumn avenue avocado award axe axle azalea baboon baby bachelor backpack bacon
  badge badger bagel baggage bagpipe baker balcony ballad ballet balloon ballot ballroom bamboo banana bandage bandit banjo bank banker banner
  banquet barber barge bark barley barn barnacle barrel barrier baseball basement basil basin basket bat bathrobe bathtub baton battery battle
  bazaar beacon bead beak beam bean beard beaver bed bedroom beef beehive beetle beetroot begonia belfry bell belt bench beret berry bicycle bingo
  birch bird birthday biscuit bishop bison blade blanket blazer blender blizzard blossom blouse boar boat bobbin bobsled boiler bolt bonfire
  bonnet bonsai book booklet boot booth bottle boulder bouquet bowl box boxer bracelet bracket brain branch brand bravery breeze brewer brick
  bride bridge bridle brigade broccoli brochure bronze brooch broom broth brother brush bubble bucket buckle buffalo buffet buggy bugle builder
  building bulb bulldog bullet bullfrog bumper bundle bungalow bunker burger burglar burrow bus bush business butcher butler butter button buzzard
  cabbage cabin cabinet cable cactus cafe cage cake calendar calf camel camera camp campaign canal canary candle candy cannon canoe canteen canvas
  canyon capital captain caramel caravan carbon card cardigan cardinal cargo caribou carnival carpet carriage carrot cartoon cascade cashew
  cashier casino casket cassette castle cattle cavalry cavern ceiling celery cello cement centaur century ceremony chain chair chalet chalk
  champion channel chapel chapter charcoal chariot charm chart cheek cheese cheetah chef chemist cherry chess chest chestnut chicken chief
  children chimney chin chipmunk chisel choir chorus church cicada cider cinema cinnamon circle circus cistern citadel citizen city clam clarinet
  clerk climate climber clinic cloak clock closet cloth cloud clover clown club coach coat cobbler cobra cobweb cockpit coconut coffee coin collar
  college comedy comet commerce compass composer concert condor confetti contract convent cookie coral cork corner cornet corridor cottage cotton
  couch cougar counter country county couple courage court cousin cow cowboy cowslip coyote crab cracker cradle crane crater crayon cream creature
  cricket crocus crossbow crow crown crumb crutch crystal cube cuckoo cucumber culture cupboard cure curfew curtain cushion custard customer
  cutlery cycle cyclone cylinder cypress daffodil dagger dairy daisy damsel dance danger darkness darling daughter dawn daylight deacon debate
  decade december decoy dentist desert design desk dessert detour dialogue diamond diary diesel dinner dinosaur diploma director discount dish
  distance district divan diver doctor dog doll dollar dolphin domain dome domino donkey door doorbell doorstep dormouse doughnut dragon dragonfly
  drain drawer dream dress dresser driver drizzle dromedary drum drummer duchess duck duckling duet dungeon dustbin duster dynamo eagle ear
  earring earth easel east easter echo eclipse editor egg eggplant elastic elbow elder election electron elephant elevator eleven elf elk ember
  emblem emerald emperor empire employee enamel encore engine engineer envelope episode equator errand error escalator escort estate estuary
  eternity evening evidence example exchange exercise exit expert explorer explosion export express extra eyebrow eyelash fabric factory fairy
  falcon family famine farm farmer fashion father faucet feast feather february fence fender fennel fern ferret ferry festival fever fiddle field
  figure filter finger fire firefly fireman fireplace firework fish fisherman five flag flagpole flame flamingo flannel flash flask flavour fleet
  flood floor florist flute foal folder folk football footprint forehead forest forge formula fortnight fortress fortune fossil fountain fox
  foxglove fragment freckle freedom freezer freight friday friend frog frontier frost fruit fudge funnel furnace furniture gadget galaxy gallery
  galley gallon gallop game gangway garage garden gardener gargoyle garland garlic garment gate gateway gazelle gazette genius gentleman geography
  geranium geyser ghost giant gift ginger giraffe girl glacier gladiator glass glider globe glory glove glow goal goat goblet goblin gold goldfish
  golf gondola goose gorge gosling gospel gown grammar granary granite grape grass gravel gravity gravy greyhound grocer grotto group grove
  guardian guest guild guitar gulf gulley gutter gymnast gypsum haddock hairbrush hairpin halibut hallway halo halter hamlet hammer hammock
  hamster handbag handcuff handle handshake hanger harbour hardware harmonica harmony harness harp harpoon harvest hat hatchet haven hawk hawthorn
  haystack hazelnut headache headlight headline headphone heartbeat hearth heather heaven hedge hedgehog height helmet helper hemlock hen herald
  herb hermit hero heron herring hexagon highway hill history hobby hockey holiday holly homework honey honeycomb honour hood hook horizon hornet
  horoscope horseshoe hospital hostel hotel hound house housewife human humour hunter hurdle hurricane husband hyacinth hydrant hyena iceberg
  icicle icing idea igloo iguana illusion impulse income index industry infant inkwell inquiry insect inspector instinct insulin interval
  invention invoice iris iron island ivory ivy jackal jackdaw jacket jackpot jade jaguar january jar jasmine javelin jazz jeans jelly jellyfish
  jersey jester jet jewel jigsaw jockey journal journey joystick jubilee judge jug juggler juice jukebox july jumper june jungle juniper jury
  justice jute kangaroo karate kayak keeper kennel kerchief kestrel kettle keyboard keyhole kidney kiln kilogram kimono kindness king kingdom
  kiosk kipper kitchen kite kitten kiwi knapsack knife knitting knuckle koala label labyrinth ladder ladle lady ladybird lagoon lake lamb lamp
  lamppost lance landlord landmark landscape language lantern larva laser lasso lather latitude laughter launch laundry laurel lavender lawyer
  layer leaflet league leather lecture legend lemon lemonade length lens lentil leopard leotard letter lettuce lever library licence lifeboat
  lightning lilac lily limerick limousine limpet linen lion lip lipstick liquid litre lizard llama lobby lobster locker locket locust lodge
  lollipop lorry lotion lotus lounge luggage lullaby lumber lunch lupin lute luxury lyric macaroni machine mackerel magazine magic magician magnet
  magnolia magpie mahogany mailbox majesty major mallard mallet mammoth manager mandarin mandolin mango manor mansion mantle manual map maple
  marathon marble march margarine margin marigold marina market marmalade marmot marquee marriage marrow marsh marsupial marzipan mascot mask
  mason master match matchbox mattress maximum mayor meadow measure mechanic medicine melody melon member memory menu merchant mercury mermaid
  merry message messenger meteor metro midnight mile military milk milkman millet million mimosa miner mineral minister mint minute miracle mirage
  mirror mission mistletoe mitten mixer mixture moat model molecule moment monarch monastery monday money mongoose monk monkey monsoon monster
  monument moon moonlight morsel mosaic mosque mosquito moss moth mother motor motto mountain mouse moustache movie mower mud mug mulberry museum
  mushroom music musician musket mustang mustard mutton mystery myth napkin narcissus narrator nation nature navigator navy necklace nectar needle
  neighbour nephew nest nettle network newspaper newt nickel nickname nightfall nightmare nobody nomad noodle north nose nostril notebook nothing
  notice nougat novel november nozzle nucleus nugget number nunnery nurse nursery nutmeg nutshell nylon oak oasis oath oatmeal object oboe
  observer obstacle ocean octagon octave october octopus office officer oilcloth olive omelette onion onyx opal opera opinion optician orange
  orbit orchard orchestra orchid ordinary oregano organ origami ornament orphan ostrich otter outing outlaw outlet outline outpost oven overcoat
  owl oxygen oyster ozone package paddle paddock padlock page pagoda painter palace palm pamphlet panama pancake panda panel pansy panther pantry
  papaya paper paprika parachute parade paradise paragraph parakeet parasol parcel parchment pardon parent park parlour parrot parsley parsnip
  partner partridge party passage passenger passport pasta pastel pastry pasture patch path patient patrol pattern pavement pavilion payment peach
  peacock peanut pebble pecan pelican pelt pen penalty pencil pendant pendulum penguin penny pension people pepper perch perfume period periscope
  person petal petrol petticoat pewter phantom pharmacy pheasant phone physics pianist piano pickaxe pickle picnic picture pig pigeon pigment
  pilgrim pillar pillow pilot pimple pine pineapple pioneer pipe pirate pistachio piston pitcher pitchfork pizza placard planet plank plankton
  plant plaster plastic plateau platform platinum platypus player plaza pliers plot plough plug plumage plumber plywood pocket podium poem poet
  poker policeman polish politics pollen polo pond pony poodle poplar poppy porcelain porch porcupine porpoise porridge port porter portrait
  position postcard poster postman potato potion pottery pouch powder prairie prawn prayer precinct president price primrose princess printer
  prism prison problem process product professor programme project promise propeller property province prune psalm publisher pudding puddle pulley
  pulpit pulse puma pumpkin pupil puppet puppy purple purpose purse puzzle pyjamas pyramid python quail quality quarrel quarry quarter quartet
  queen question quicksand quill quilt quince quiver quiz quota rabbit raccoon racket radar radiator radio radish raft railway rainbow raincoat
  raisin rake ram ramp ranch range ransom raspberry rattle raven ravine razor reader reason rebel receipt recipe record recorder rectangle redwood
  reef referee reflex refuge regatta region register reindeer relay relic remedy reptile republic rescue reservoir resort result reunion reward
  rhubarb rhyme rhythm ribbon rice riddle rider ridge rim ritual river rivet road robe robin robot rock rocket rodeo roller romance roof rook
  roost rooster rosary rosemary rosette rowboat ruby rucksack rudder rug rugby ruin ruler rumour runner runway rust sabre sack saddle sadness
  safari saffron saint salad salary salmon salon salt salute samba sample sandal sandpaper sandstone sandwich sapling sapphire sardine satchel
  satellite satin saturday saucepan saucer sauna sausage savanna sawdust saxophone scaffold scale scalp scandal scarecrow scarf scarlet scholar
  school schooner science scissors scooter scorpion scout scrap screen screw scroll sculptor seafood seagull seahorse seal search seashell season
  seaweed second secret secretary section seed seesaw senate senior sentence sentinel september sequel serenade sergeant series sermon serpent
  servant sesame settler seven sewing shack shade shadow shallot shampoo shamrock shape shark shawl shed sheep sheet shelf shell shelter shepherd
  sherbet sheriff shield shilling shin ship shipyard shirt shoelace shop shore shoulder shovel shower shrew shrimp shrine shrub shuffle shutter
  shuttle sickle sidewalk siege signal signature silence silk silver singer siren sister six sixteen sixty skeleton sketch skewer skid skirt skunk
  skylark skyline slate sledge sleeve sleigh slice slipper slogan slope sloth smile smith smoke snail snake snapshot snorkel snow snowball
  snowdrop snowflake snowman soap soccer society sock socket sofa soldier solo sombrero song sonnet sorbet soup south souvenir spaceship spade
  spaghetti spaniel spanner spark sparrow spear spectacle speech spelling sphere sphinx spice spider spike spinach spindle spiral spirit splash
  splinter sponge spoon sport spotlight spring sprinkler sprout spruce spur squad square squash squid squirrel stable stadium stage staircase
  stallion stamp stapler starch starfish starling station statue steam steamboat stem stencil stereo stew steward sticker stirrup stitch stock
  stocking stomach stone stool stopwatch store stork storm story stove stranger strap straw stream street string stripe student studio submarine
  suburb subway success sugar suit suitcase sultan summer summit sundial sunflower sunrise sunset sunshine supper surface surfer surgeon surname
  surprise suspect swallow swamp swan swarm sweater swift swimmer swing switch sword sycamore symphony syrup system tablet tadpole tailor talent
  tangerine tango tank tanker tapestry target tarpaulin tart tartan tassel tavern taxi teacher teacup teapot teaspoon telegram telephone telescope
  temper temple tennis tent terminal terrace terrier territory theatre theory thermos thicket thief thigh thimble thirteen thirty thistle thorn
  thousand thread three thrush thumb thunder thursday tiara ticket tiger tights timber timetable tin titan title toast toaster toboggan toffee
  toga tomato tombola tomorrow tongue tonsil tool toolbox tooth topaz torch tornado torpedo tortoise totem toucan towel tower town tractor trader
  traffic tragedy trailer train tram trapeze traveller tray treasure treaty tree trellis trench triangle tribe tribune trick tricycle trident
  trifle trigger trio trolley trombone trophy trousers trout trowel truck trumpet trunk trust truth tuba tuesday tugboat tulip tumbler tuna tundra
  tunic tunnel turban turbine turkey turnip turquoise turret turtle tusk tutor tweed twelve twenty twig twilight twin typhoon ukulele umbrella
  umpire uncle unicorn uniform union unit universe uranium urchin usher utensil vacation vaccine vacuum valley value valve vampire van vanilla
  vapour varnish vase vault vegetable vehicle velvet vendor venison veranda verdict verse vessel vest vet viaduct vicar victory video village
  vinegar vineyard vintage viola violet violin viper virtue visa visitor vitamin voice volcano volley volt volume volunteer voucher vowel voyage
  vulture waffle wagon waiter wallet wallpaper walnut walrus waltz wand wardrobe warehouse warrior wasp watch watchdog water waterfall weasel
  weaver wedding wednesday weekend wharf wheat wheel whirlpool whisker whisper whistle widow width wigwam wildcat willow windmill window wing
  winner winter wire wisdom witness wizard wolf wombat women woodland wool workshop world worm wreath wren wrestler wrinkle wrist xylophone yacht
  yak yard year yeast yellow yesterday yoghurt youngster zebra zenith zero zigzag zinc zipper zodiac zone zoo
`
  .trim()
  .split(/\s+/);

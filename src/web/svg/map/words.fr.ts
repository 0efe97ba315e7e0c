export const fr = {
  'map.zoomIn': 'Agrandir',
  'map.zoomOut': 'Réduire',
  'map.whole': 'La carte entière',
} as const;

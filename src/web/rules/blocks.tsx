import { unreachable } from '#kernel/collections.ts';
import type { Block, Line, Span } from 'virtual:rules/*';
import { Button } from '../kit/parts/buttons.tsx';

/** Every booklet of a game has its words in the same chapter. */
export const GLOSSARY = '11';

/** What a reference to another clause does where it stands; a word of the glossary refers to its chapter. */
export type OnClause = (id: string, word?: string) => void;

/** A button may begin or end a line: what clings to it, such as its brackets, is joined to it. An address may be broken. */
export const joined = (text: string): string =>
  text
    .replace(/(?<=[a-z]{2}[/_])(?=\w)/gi, '\u200b')
    .replace(/(?<=[(«])$/, '\u2060')
    .replace(/^(?=[).,;:!?»\u00a0])/, '\u2060');

const Spanned = ({ span, onClause }: { readonly span: Span; readonly onClause: OnClause }) => {
  switch (span.kind) {
    case 'text':
      return <>{joined(span.text)}</>;
    case 'bold':
      return <b>{span.text}</b>;
    case 'italic':
      return <i>{span.text}</i>;
    case 'code':
      return <code>{span.text}</code>;
    case 'clause':
      return <Button class="clause-ref text-blue" onClick={() => onClause(span.text)} words={span.text} />;
    case 'word':
      return <Button class="glossary-word" data-explain={`word ${span.text}`} onClick={() => onClause(GLOSSARY, span.text)} words={span.text} />;
    default:
      return unreachable(span.kind);
  }
};

// The text of a booklet does not change under the reader: a place in it is its identity.
/* oxlint-disable react/no-array-index-key */
const Spans = ({ line, onClause }: { readonly line: Line; readonly onClause: OnClause }) => (
  <>
    {line.map((span, index) => (
      <Spanned key={index} span={span} onClause={onClause} />
    ))}
  </>
);

const TableBlock = ({ block, onClause }: { readonly block: Extract<Block, { kind: 'table' }>; readonly onClause: OnClause }) => (
  <div class="table-reach scroll" tabIndex={0} role="group">
    <table>
      <thead>
        <tr>
          {block.header.map((cell, column) => (
            <th key={column} class={block.align[column] === 'end' ? 'text-right' : undefined} scope="col">
              <Spans line={cell} onClause={onClause} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column} class={block.align[column] === 'end' ? 'text-right' : undefined}>
                <Spans line={cell} onClause={onClause} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const Blocks = ({ blocks, onClause }: { readonly blocks: readonly Block[]; readonly onClause: OnClause }) => (
  <>
    {blocks.map((block, index) => {
      switch (block.kind) {
        case 'paragraph':
          return (
            <p key={index}>
              <Spans line={block.line} onClause={onClause} />
            </p>
          );
        case 'list': {
          const List = block.ordered ? 'ol' : 'ul';
          return (
            <List key={index} class="rules-list stack gap-2">
              {block.items.map((item, place) => (
                <li key={place}>
                  <Spans line={item} onClause={onClause} />
                </li>
              ))}
            </List>
          );
        }
        case 'table':
          return <TableBlock key={index} block={block} onClause={onClause} />;
        default:
          return unreachable(block);
      }
    })}
  </>
);
/* oxlint-enable react/no-array-index-key */

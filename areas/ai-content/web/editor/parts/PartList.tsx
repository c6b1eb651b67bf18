import { memo } from 'react'
import { PassageDialog } from '#areas/articles/web/lends/PassageDialog.tsx'
import { Ordered } from '#web/ui/carrying/Ordered.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { sourceNumbers } from '../../../drafts/cited-sources.ts'
import { wordsOf, type DraftText, type Part } from '../../../drafts/draft.ts'
import { PartRow } from './PartRow.tsx'
import { kindWords } from './part-words.ts'
import { QuotationAsk } from './QuotationAsk.tsx'
import type { DraftEditor } from '../use-draft-editor.ts'
import { usePartActions } from './use-part-actions.ts'

interface PartListProps {
  editor: DraftEditor
  text: DraftText
  /** The variant that is shown together with the shared parts; null if there are no variants. */
  variant: number | null
  language: string
}

const nameOf = (part: Part) => `${kindWords[part.kind]} ${wordsOf(part).slice(0, 40)}`.trim()

/** A list of the parts of a draft, each with a field for its words. */
export const PartList = memo(function PartList(props: PartListProps) {
  const { editor, text, variant, language } = props
  const parts = usePartActions(editor, variant)
  const { actions, caret, asked, mark } = parts
  const shown = text.parts.filter((part) => part.variant === null || part.variant === variant)
  const numbers = sourceNumbers(text)
  return (
    <>
      <p className="visually-hidden" role="status">
        {parts.told}
      </p>
      <Ordered
        rows={shown}
        nameOf={nameOf}
        onMove={(id, to) => shown[to] && parts.move(id, shown[to].id)}
      >
        <ol className="draft-parts" aria-label="Parts">
          {shown.map((part, at) => (
            <PartRow
              key={part.id}
              part={part}
              nth={at + 1}
              isLast={at === shown.length - 1}
              marks={marksOf(part, numbers)}
              sources={text.sources}
              language={language}
              caret={caret?.id === part.id ? caret.place : null}
              actions={actions}
            />
          ))}
        </ol>
      </Ordered>
      {shown.length === 0 && <p className="meta">This text is empty. Add its first part.</p>}
      <Button size="s" icon={<Plus />} onClick={parts.add}>
        Add a part
      </Button>
      <QuotationAsk
        open={asked !== null}
        outlets={asked?.outlets ?? []}
        onChange={() => parts.answer(true)}
        onKeep={() => parts.answer(false)}
      />
      {mark && (
        <PassageDialog
          key={`${mark.entry} ${mark.start}`}
          entry={mark.entry}
          title={mark.title}
          place={mark}
          open
          onClose={parts.closeMark}
        />
      )}
    </>
  )
})

/**
 * The source numbers of each run as one string, so that a row is rendered again only if they
 * change.
 */
function marksOf({ runs }: Part, numbers: ReadonlyMap<number, number>): string {
  return runs
    .map(({ citations }) =>
      [...new Set(citations.map(({ source }) => source))].map((one) => numbers.get(one)).join(' '),
    )
    .join(',')
}

import { PenLine } from '#web/ui/icons.ts'

/** The margin note on what an article means for the reader. */
export function MeaningNote({ children }: { children: string }) {
  return (
    <aside className="meaning-note" aria-label="What this means for you">
      <strong>
        <PenLine />
        What this means for you
      </strong>
      <p dir="auto">{children}</p>
    </aside>
  )
}

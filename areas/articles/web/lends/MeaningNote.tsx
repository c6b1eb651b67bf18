import { PenLine } from '#web/ui/icons.ts'

/** A note beside an article about what it means for the reader. */
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

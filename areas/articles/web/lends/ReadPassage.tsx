import { useState, type ReactNode } from 'react'
import { PassageDialog } from './PassageDialog.tsx'

interface ReadPassageProps {
  entry: number
  /** The title of the entry. */
  title: string
  /** The place in its text; without it, `words` are looked for. */
  start?: number | undefined
  end?: number | undefined
  /** The sentence that cites it. */
  words: string
  children: ReactNode
}

/** Opens the text of a source at a passage that is cited outside of an article. */
export function ReadPassage({ entry, title, start, end, words, children }: ReadPassageProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function handleOpen() {
    setWasOpen(true)
    setOpen(true)
  }

  return (
    <>
      <button type="button" className="read-passage" aria-haspopup="dialog" onClick={handleOpen}>
        {children}
      </button>
      {wasOpen && (
        <PassageDialog
          entry={entry}
          title={title}
          place={{ start, end, words }}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

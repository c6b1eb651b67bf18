import { useState, type ReactNode } from 'react'
import { PassageDialog } from './PassageDialog.tsx'

interface ReadPassageProps {
  entry: number
  /** The title of the entry. */
  title: string
  /** The range of the passage in the text. Without a range, `words` is searched for. */
  start?: number | undefined
  end?: number | undefined
  /** The sentence that cites the passage. */
  words: string
  children: ReactNode
}

/**
 * A button that opens the text of a source at a passage that something other than an article cites.
 */
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

import './ReadHere.css'
import { Suspense, useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { BookOpen } from '#web/ui/more-icons.ts'
import type { Passage } from './find-passage.ts'

const EntryDialog = lazyPart(async () => (await import('./EntryDialog.tsx')).EntryDialog)

interface ReadHereProps {
  entry: number
  outlet: string
  title: string
  /** The cited passage, which is marked in the text. */
  passage?: Passage
}

/** A button that opens the text of a source without leaving the page. */
export function ReadHere({ entry, outlet, title, passage }: ReadHereProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function handleOpen() {
    setWasOpen(true)
    setOpen(true)
  }

  return (
    <>
      <IconButton
        size="s"
        className="read-here"
        label={`Read ${outlet} here`}
        icon={<BookOpen />}
        aria-haspopup="dialog"
        onClick={handleOpen}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <EntryDialog
            entry={entry}
            title={title}
            passage={passage}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

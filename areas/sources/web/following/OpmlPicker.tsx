import './OpmlPicker.css'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { useAction, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleAlert, FileUp } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { newsHub } from '#areas/feed/contract.ts'
import type { Imported } from '../../contract.ts'
import { readOpmlFile } from './read-opml-file.ts'

interface OpmlPickerProps {
  onImported: (imported: Imported) => void
  /** The reader came for it. */
  takesFocus?: boolean
}

/** Takes a list of feeds as a chosen file, or as one dropped here. */
export function OpmlPicker({ onImported, takesFocus = false }: OpmlPickerProps) {
  const importOpml = useWrite(newsHub.importOpml)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const problemId = useId()
  const taking = useAction(async (file: File) =>
    importOpml.mutateAsync({ text: await readOpmlFile(file) }),
  )

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  async function take(file: File | undefined) {
    if (!file || taking.isPending) return
    // What went wrong stands below the button.
    const imported = await taking.mutateAsync(file).catch(() => null)
    // The same file may be chosen again, once it was mended.
    if (input.current) input.current.value = ''
    if (imported) onImported(imported)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <div
      className="opml-picker"
      role="group"
      aria-label="Import OPML"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".opml,.xml,text/xml,text/x-opml,application/xml"
        aria-label="OPML file"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button
        ref={button}
        icon={<FileUp />}
        disabled={taking.isPending}
        aria-describedby={taking.error ? problemId : undefined}
        onClick={() => input.current?.click()}
      >
        {taking.isPending ? 'Reading the list...' : 'Choose a file'}
      </Button>
      <span className="meta">or drop it here</span>
      <div aria-live="polite">
        {taking.error !== null && (
          <p id={problemId} className="field-error">
            <CircleAlert />
            <span>{explain(taking.error)}</span>
          </p>
        )}
      </div>
    </div>
  )
}

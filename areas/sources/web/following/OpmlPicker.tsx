import './OpmlPicker.css'
import { useId } from 'react'
import { useAction, useWrite } from '#web/asking/api.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources, type Imported } from '../../contract.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { readOpmlFile } from './read-opml-file.ts'

interface OpmlPickerProps {
  onImported: (imported: Imported) => void
  /** True if the file button takes the focus, because the reader came to import a list. */
  takesFocus?: boolean
}

/** Imports a list of feeds from a file. */
export function OpmlPicker({ onImported, takesFocus = false }: OpmlPickerProps) {
  const importOpml = useWrite(sources.importOpml)
  const hub = useHub()
  const problemId = useId()
  const taking = useAction(async (file: File) =>
    importOpml.mutateAsync({ text: await readOpmlFile(file), ...hub }),
  )

  async function take(file: File | undefined) {
    if (!file || taking.isPending) return
    // The error is shown below the button.
    const imported = await taking.mutateAsync(file).catch(() => null)
    if (imported) onImported(imported)
  }

  return (
    <FilePicker
      className="opml-picker"
      label="Import OPML"
      fieldLabel="OPML file"
      accept=".opml,.xml,.txt,text/xml,text/x-opml,application/xml"
      action={taking.isPending ? 'Reading the list...' : 'Choose a file'}
      disabled={taking.isPending}
      describedBy={taking.error ? problemId : undefined}
      takesFocus={takesFocus}
      onPick={([file]) => void take(file)}
    >
      <span className="meta">or drop it here</span>
      <div aria-live="polite">
        {taking.error !== null && (
          <p id={problemId} className="field-error">
            <CircleAlert />
            <span>{explain(taking.error)}</span>
          </p>
        )}
      </div>
    </FilePicker>
  )
}

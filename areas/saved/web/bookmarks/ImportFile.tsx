import { Suspense, useId, useState } from 'react'
import { demandSize } from '#core/file-limits.ts'
import { SAVED } from '../../limits.ts'
import { useAction, useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { fullCount } from '#web/ui/count.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { OneRun } from '#platform/runs/web/lends/OneRun.tsx'
import { savedImport, type ImportPreview } from '../../contracts/import.ts'
import { ImportedPreview } from './ImportedPreview.tsx'
import { leftOutAddress } from './left-out-address.ts'

/** Reads a file of another program, shows its content, and imports it. */
export function ImportFile() {
  const reading = useWrite(savedImport.readFile)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const problemId = useId()
  const { upload, underWay } = useUpload('saved/import')
  const taking = useAction(async (file: File) => {
    demandSize(file, SAVED.importBytes, 'Split the file, then import the parts.')
    const sent = await upload(file)
    return sent === null ? null : reading.mutateAsync({ upload: sent })
  })

  async function take(file: File | undefined) {
    if (!file || taking.isPending) return
    setPreview(null)
    // The failure is shown below the button.
    setPreview(await taking.mutateAsync(file).catch(() => null))
  }

  return (
    <>
      <p className="field-hint">
        Bookmarks of a browser, starred articles of a feed reader, exports of Raindrop, Karakeep,
        Linkwarden, Pinboard, Wallabag, Pocket, Instapaper, Omnivore and Readwise Reader, tables and
        lists of addresses, and the files that are exported below.
      </p>
      <FilePicker
        className="drop-zone"
        label="Import bookmarks"
        fieldLabel="Bookmark file"
        accept=".csv,.tsv,.html,.htm,.json,.xml,.zip,.md,.txt"
        action={taking.isPending ? 'Reading the file...' : 'Choose a file'}
        disabled={taking.isPending}
        describedBy={taking.error ? problemId : undefined}
        onPick={([file]) => void take(file)}
      >
        <span className="meta">or drop it here</span>
        <UploadProgress upload={underWay} />
        <div aria-live="polite">
          {taking.error !== null && (
            <p id={problemId} className="field-error">
              <CircleAlert />
              <span>{explain(taking.error)}</span>
            </p>
          )}
        </div>
      </FilePicker>
      {preview && <ImportedPreview preview={preview} onStarted={() => setPreview(null)} />}
      <Suspense fallback={null}>
        <NewestImport />
      </Suspense>
    </>
  )
}

function NewestImport() {
  const { fileAt } = usePage()
  const newest = useRead(savedImport.getNewest, {})
  if (!newest) return null
  return (
    <>
      <OneRun id={newest.run} />
      {newest.problems > 0 && (
        <p className="port-problems">
          <a href={fileAt(leftOutAddress(newest.import))} download>
            Download what was not imported or fetched ({fullCount(newest.problems)})
          </a>
        </p>
      )}
    </>
  )
}

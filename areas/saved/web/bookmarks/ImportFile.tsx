import { Suspense } from 'react'
import { OneRun } from '#platform/runs/web/lends/OneRun.tsx'
import { TakeFile } from '#platform/files/web/lends/TakeFile.tsx'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { fullCount } from '#web/ui/count.ts'
import { savedImport } from '../../contracts/import.ts'
import { SAVED } from '../../limits.ts'
import { ImportedPreview } from './ImportedPreview.tsx'
import { leftOutAddress } from './left-out-address.ts'

/** Imports a file of another program, after a preview of its content. */
export function ImportFile() {
  const reading = useWrite(savedImport.readFile)

  return (
    <>
      <TakeFile
        kind="saved/import"
        label="Import bookmarks"
        fieldLabel="Bookmark file"
        accept=".csv,.tsv,.html,.htm,.json,.xml,.zip,.md,.txt"
        limit={{
          bytes: SAVED.importBytes,
          remedy: 'Split the file, then import the parts.',
        }}
        hint={
          <>
            Bookmarks of a browser, starred articles of a feed reader, exports of Raindrop,
            Karakeep, Linkwarden, Pinboard, Wallabag, Pocket, Instapaper, Omnivore and Readwise
            Reader, tables and lists of addresses, and the files that are exported below.
          </>
        }
        read={(upload) => reading.mutateAsync({ upload })}
      >
        {(preview, clear) => <ImportedPreview preview={preview} onStarted={clear} />}
      </TakeFile>
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

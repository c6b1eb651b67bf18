import './ImportPosts.css'
import { useId, useState } from 'react'
import { demandSize } from '#core/file-limits.ts'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { useAction, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { siteImport, type ImportPreview } from '../../../contracts/import.ts'
import { IMPORTS, PAGES } from '../../../limits.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { PreviewOfImport } from './PreviewOfImport.tsx'

interface ImportPostsProps {
  site: string
  open: boolean
  onClose: () => void
}

/** Takes posts of another program: shows first what a file would bring, and deletes earlier imports. */
export function ImportPosts({ site, open, onClose }: ImportPostsProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Import posts" size="wide">
      <div className="import-posts">
        <ChooseFile site={site} onImported={onClose} />
        <EarlierImports site={site} />
      </div>
    </Dialog>
  )
}

interface ReadFile {
  upload: string
  name: string
  preview: ImportPreview
}

function ChooseFile({ site, onImported }: { site: string; onImported: () => void }) {
  const reading = useWrite(siteImport.previewImport)
  const { upload, underWay } = useUpload('website-builder/import')
  const [read, setRead] = useState<ReadFile | null>(null)
  const problemId = useId()
  const hintId = useId()
  const taking = useAction(async (file: File): Promise<ReadFile | null> => {
    demandSize(file, IMPORTS.fileBytes, 'Split it, then import the parts.')
    const sent = await upload(file)
    if (sent === null) return null
    const name = file.name.slice(-PAGES.titleCharacters)
    return { upload: sent, name, preview: await reading.mutateAsync({ site, upload: sent, name }) }
  })

  async function take(file: File | undefined) {
    if (!file || taking.isPending) return
    setRead(null)
    // The failure is shown below the button.
    setRead(await taking.mutateAsync(file).catch(() => null))
  }

  return (
    <>
      <FilePicker
        className="drop-zone"
        label="Import posts"
        fieldLabel="File with posts"
        accept=".zip,.xml,.md,.mdx,.markdown"
        action={taking.isPending ? 'Reading the file...' : 'Choose a file'}
        disabled={taking.isPending}
        describedBy={taking.error ? problemId : hintId}
        onPick={([file]) => void take(file)}
      >
        <p id={hintId} className="meta">
          A ZIP file of a folder with Markdown posts and their pictures, as Hugo, Jekyll, Astro or
          Ghost have them, or the XML file that WordPress exports, up to 50 MB. To bring the
          pictures of WordPress, put the XML file and its folder “uploads” into one ZIP file.
        </p>
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
      {read && <PreviewOfImport {...{ site, ...read }} onImported={onImported} />}
    </>
  )
}

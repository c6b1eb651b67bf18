import './ImportPosts.css'
import { TakeFile } from '#platform/files/web/lends/TakeFile.tsx'
import { useWrite } from '#web/asking/api.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { siteImport } from '../../../contracts/import.ts'
import { IMPORTS, PAGES } from '../../../limits.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { PreviewOfImport } from './PreviewOfImport.tsx'

interface ImportPostsProps {
  site: string
  open: boolean
  onClose: () => void
}

/** Imports posts of another program after a preview, and deletes earlier imports. */
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

function ChooseFile({ site, onImported }: { site: string; onImported: () => void }) {
  const reading = useWrite(siteImport.previewImport)

  async function read(upload: string, file: File) {
    const name = file.name.slice(-PAGES.titleCharacters)
    return { upload, name, preview: await reading.mutateAsync({ site, upload, name }) }
  }

  return (
    <TakeFile
      kind="website-builder/import"
      label="Import posts"
      fieldLabel="File with posts"
      accept=".zip,.xml,.md,.mdx,.markdown"
      limit={{ bytes: IMPORTS.fileBytes, remedy: 'Split it, then import the parts.' }}
      hint={
        <>
          A ZIP file of a folder with Markdown posts and their pictures, as Hugo, Jekyll, Astro or
          Ghost have them, or the XML file that WordPress exports, up to 50 MB. To bring the
          pictures of WordPress, put the XML file and its folder “uploads” into one ZIP file.
        </>
      }
      read={read}
    >
      {(file) => <PreviewOfImport {...{ site, ...file }} onImported={onImported} />}
    </TakeFile>
  )
}

import './SaveFolderDialog.css'
import { useRead } from '#web/asking/api.tsx'
import { categoryKey } from '#web/ui/category.ts'
import { count } from '#web/ui/count.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { feed } from '../../contract.ts'

interface SaveFolderDialogProps {
  open: boolean
  onClose: () => void
}

/** Lists the existing folders with their numbers of articles. */
export function SaveFolderDialog({ open, onClose }: SaveFolderDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Save folder">
      <Folders />
    </Dialog>
  )
}

function Folders() {
  const folders = useRead(feed.listFolders, { search: '' })
  return (
    <div className="save-folder">
      <p>Articles are sorted by subject. These are your folders.</p>
      <ul>
        {folders.map(({ id, name, hue, newArticleCount, totalArticleCount }) => (
          <li key={id}>
            <span className="folder-swatch" data-cat={categoryKey(name, hue)} />
            <span>{name}</span>
            <span className="meta">
              {count(totalArticleCount, 'article')}, {newArticleCount} new
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

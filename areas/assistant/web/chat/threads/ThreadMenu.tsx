import { useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Bookmark, Ellipsis, Pencil, Share2, Trash2 } from '#web/ui/icons.ts'
import { BookmarkCheck, Download } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import type { Thread } from '../../../contracts/threads.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { useThreadActions } from './use-thread-actions.ts'

interface ThreadMenuProps {
  thread: Thread
  onGone?: () => void
}

/** Actions on a thread as a whole. */
export function ThreadMenu({ thread, onGone = () => {} }: ThreadMenuProps) {
  const [isRenaming, setRenaming] = useState(false)
  const actions = useThreadActions(thread, onGone)
  return (
    <>
      <Menu
        label={`Thread: ${thread.title}`}
        items={[
          { label: 'Rename', icon: <Pencil />, onSelect: () => setRenaming(true) },
          {
            label: thread.isSaved ? 'Remove from saved' : 'Save',
            icon: thread.isSaved ? <BookmarkCheck /> : <Bookmark />,
            onSelect: actions.save,
          },
          { label: 'Export as Markdown', icon: <Download />, onSelect: actions.exportFile },
          ...(actions.share ? [{ label: 'Share', icon: <Share2 />, onSelect: actions.share }] : []),
          {
            label: 'Delete',
            icon: <Trash2 />,
            onSelect: actions.remove,
            danger: true,
            parted: true,
          },
        ]}
        trigger={(wires) => (
          <IconButton
            {...wires}
            size="s"
            label={`Options of ${thread.title}`}
            icon={<Ellipsis />}
          />
        )}
      />
      <RenameDialog thread={thread} open={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}

import { Bookmark, Ellipsis, Share2 } from '#web/ui/icons.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Copy, ThumbsDown } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'

interface RecapMenuProps {
  onCopy: () => void
  onSave: () => void
  onShare: () => void
  onWantLess: () => void
}

/** Actions on a message about articles. */
export function RecapMenu({ onCopy, onSave, onShare, onWantLess }: RecapMenuProps) {
  return (
    <Menu
      label="Message"
      items={[
        { label: 'Copy', icon: <Copy />, onSelect: onCopy },
        { label: 'Save', icon: <Bookmark />, onSelect: onSave },
        { label: 'Share', icon: <Share2 />, onSelect: onShare },
        { label: 'Not interested', icon: <ThumbsDown />, onSelect: onWantLess, parted: true },
      ]}
      trigger={(wires) => (
        <IconButton {...wires} size="s" label="Message options" icon={<Ellipsis />} />
      )}
    />
  )
}

import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis } from '#web/ui/icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { TargetDialog } from './TargetDialog.tsx'
import { useCorrections } from './use-corrections.ts'

interface SourceMenuProps {
  article: number
  entry: number
  outlet: string
}

/** A menu with the corrections of one source of an article. */
export function SourceMenu({ article, entry, outlet }: SourceMenuProps) {
  const { split, move } = useCorrections()
  const moving = useOpening()

  /** Opens the dialog without the error of an earlier attempt. */
  function handleOpen() {
    move.reset()
    moving.open()
  }

  async function handleMove(into: number) {
    const moved = await move.mutateAsync({ entry, article, into, outlet }).catch(() => null)
    if (moved) moving.close()
  }

  return (
    <>
      <Menu
        label={`Correct ${outlet}`}
        items={[
          { label: 'Not about this', onSelect: () => void split({ entry, article }, outlet) },
          { label: 'Move to another article', onSelect: handleOpen },
        ]}
        trigger={(wires) => (
          <IconButton
            {...wires}
            size="s"
            className="read-here"
            label={`Correct ${outlet}`}
            icon={<Ellipsis />}
          />
        )}
      />
      {moving.nth > 0 && (
        <TargetDialog
          key={moving.nth}
          title={`Move ${outlet}`}
          words="Choose the article it belongs to. It will be counted there instead of here."
          submit="Move"
          article={article}
          open={moving.isOpen}
          isPending={move.isPending}
          error={move.error}
          onChoose={handleMove}
          onClose={moving.close}
        />
      )}
    </>
  )
}

import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import {
  PieceDialogProvider,
  usePieceDialog,
  type PieceSource,
} from './lends/PieceDialogProvider.tsx'

const HOURS_OF_DAY = 24
const HOURS_OF_WEEK = 7 * HOURS_OF_DAY

/** Subjects that do not come from a module of a page. */
const sources: readonly PieceSource[] = [
  {
    title: 'The last 24 hours',
    sourceModule: 'AI Studio',
    subject: { kind: 'recent', hours: HOURS_OF_DAY },
  },
  {
    title: 'This week',
    sourceModule: 'AI Studio',
    subject: { kind: 'recent', hours: HOURS_OF_WEEK },
  },
  { title: 'What you saved', sourceModule: 'AI Studio', subject: { kind: 'saved' } },
]

/** The menus for a piece about everything, and for regular pieces. */
export function NewPiece() {
  return (
    <PieceDialogProvider>
      <p className="queue-new">
        <Sources />
        <PageLink page="/news-hub/settings?at=programmes">Programmes and podcasts</PageLink>
      </p>
    </PieceDialogProvider>
  )
}

function Sources() {
  const { generateFrom } = usePieceDialog()
  return (
    <Menu
      label="Make a piece from"
      align="start"
      items={sources.map((source) => ({
        label: source.title,
        onSelect: () => generateFrom(source),
      }))}
      trigger={(wires) => (
        <Button {...wires} size="s" icon={<Sparkles />}>
          New piece
        </Button>
      )}
    />
  )
}

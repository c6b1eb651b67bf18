import { LayoutGrid, List, Pause, Pencil, Play, RefreshCw, Trash2 } from '#web/ui/icons.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { FolderInput, KeyRound, Link, ScanText, Volume2, VolumeX } from '#web/ui/more-icons.ts'
import type { SourceReport } from '../../contracts/source-health.ts'
import type { SourceActions } from './use-source-actions.ts'

/** Kinds of dialogs that change a source. */
export type SourceDialogKind =
  | 'rename'
  | 'move'
  | 'hubs'
  | 'address'
  | 'headers'
  | 'reading'
  | 'listing'

interface SourceMenuTools {
  actions: SourceActions
  openDialog: (kind: SourceDialogKind) => void
  /** True if the server has rules for the pages of sites. */
  hasSiteRules: boolean
}

/** All actions on a source, for its menu and its details. */
export function sourceMenu(
  report: SourceReport,
  { actions, openDialog, hasSiteRules }: SourceMenuTools,
): MenuItem[] {
  const one = [report]
  return [
    report.isPaused
      ? { label: 'Resume', icon: <Play />, onSelect: () => void actions.resume(one) }
      : { label: 'Retry now', icon: <RefreshCw />, onSelect: () => void actions.retry(one) },
    ...(report.isPaused
      ? []
      : [{ label: 'Pause', icon: <Pause />, onSelect: () => void actions.pause(one) }]),
    report.isMuted
      ? { label: 'Unmute', icon: <Volume2 />, onSelect: () => void actions.unmute(one) }
      : { label: 'Mute', icon: <VolumeX />, onSelect: () => void actions.mute(one) },
    ...(report.isMuted
      ? []
      : [
          {
            label: 'Mute for a day',
            icon: <VolumeX />,
            onSelect: () => void actions.muteFor(one, 1),
          },
          {
            label: 'Mute for a week',
            icon: <VolumeX />,
            onSelect: () => void actions.muteFor(one, 7),
          },
        ]),
    { label: 'Rename', icon: <Pencil />, parted: true, onSelect: () => openDialog('rename') },
    { label: 'Move to folder', icon: <FolderInput />, onSelect: () => openDialog('move') },
    { label: 'Hubs', icon: <LayoutGrid />, onSelect: () => openDialog('hubs') },
    { label: 'Change address', icon: <Link />, onSelect: () => openDialog('address') },
    ...(hasSiteRules
      ? [{ label: 'Reading of pages', icon: <ScanText />, onSelect: () => openDialog('reading') }]
      : []),
    ...(report.isListing
      ? [{ label: 'List of articles', icon: <List />, onSelect: () => openDialog('listing') }]
      : []),
    { label: 'Request headers', icon: <KeyRound />, onSelect: () => openDialog('headers') },
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      parted: true,
      onSelect: () => void actions.remove(one),
    },
  ]
}

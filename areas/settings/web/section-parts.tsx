import { Suspense, type ReactNode } from 'react'
import { PrivacyPanel } from '#areas/feed/web/lends/PrivacyPanel.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { NotificationsPanel } from './panels/NotificationsPanel.tsx'
import { RefreshPanel } from './panels/RefreshPanel.tsx'
import { RetentionPanel } from './panels/RetentionPanel.tsx'
import { StoragePanel } from './panels/StoragePanel.tsx'
import { TakeAwayPanel } from './panels/TakeAwayPanel.tsx'

const RunsPanel = lazyPart(
  async () => (await import('#platform/runs/web/lends/RunsPanel.tsx')).RunsPanel,
)

const DoorsPanel = lazyPart(async () => (await import('./panels/DoorsPanel.tsx')).DoorsPanel)

const AccountsPanel = lazyPart(
  async () => (await import('#platform/connections/web/lends/AccountsPanel.tsx')).AccountsPanel,
)

const WebhooksPanel = lazyPart(
  async () => (await import('#areas/webhooks/web/lends/WebhooksPanel.tsx')).WebhooksPanel,
)

const ChannelsPanel = lazyPart(
  async () =>
    (await import('#platform/notifications/web/lends/NotificationsPanel.tsx')).NotificationsPanel,
)

const AudioVideoPanel = lazyPart(
  async () => (await import('#areas/newsroom/web/lends/AudioVideoPanel.tsx')).AudioVideoPanel,
)

const ListeningPanel = lazyPart(
  async () => (await import('#areas/episodes/web/lends/ListeningPanel.tsx')).ListeningPanel,
)

const ProgrammesPanel = lazyPart(
  async () => (await import('#areas/newsroom/web/lends/ProgrammesPanel.tsx')).ProgrammesPanel,
)

const BriefingsPanel = lazyPart(
  async () => (await import('#areas/assistant/web/lends/BriefingsPanel.tsx')).BriefingsPanel,
)

const AccountPanel = lazyPart(
  async () => (await import('#platform/readers/web/lends/AccountPanel.tsx')).AccountPanel,
)

const ReadersPanel = lazyPart(
  async () => (await import('#platform/readers/web/lends/ReadersPanel.tsx')).ReadersPanel,
)

const ReadingPanel = lazyPart(
  async () => (await import('#areas/articles/web/lends/ReadingPanel.tsx')).ReadingPanel,
)

const JoiningPanel = lazyPart(
  async () => (await import('#areas/articles/web/lends/JoiningPanel.tsx')).JoiningPanel,
)

const DatasetPanel = lazyPart(
  async () => (await import('#areas/leaderboard/web/lends/DatasetPanel.tsx')).DatasetPanel,
)

const KeyboardPanel = lazyPart(
  async () => (await import('#areas/feed/web/lends/KeyboardPanel.tsx')).KeyboardPanel,
)

const CategoriesPanel = lazyPart(
  async () => (await import('#areas/feed/web/lends/CategoriesPanel.tsx')).CategoriesPanel,
)

/** The panel of each section, by its id. */
const panels: Readonly<Record<string, ReactNode>> = {
  reading: <ReadingPanel />,
  retention: <RetentionPanel />,
  refresh: <RefreshPanel />,
  joining: <JoiningPanel />,
  categories: <CategoriesPanel />,
  leaderboard: <DatasetPanel />,
  notifications: (
    <>
      <NotificationsPanel />
      <WaysOfNotification />
    </>
  ),
  briefings: <BriefingsPanel />,
  storage: <StoragePanel />,
  export: <TakeAwayPanel />,
  privacy: <PrivacyPanel />,
  'audio-video': <AudioVideoPanel />,
  listening: <ListeningPanel />,
  programmes: <ProgrammesPanel />,
  account: <AccountPanel />,
  access: <DoorsPanel />,
  readers: <ReadersPanel />,
  keyboard: <KeyboardPanel />,
  accounts: <AccountsPanel />,
  webhooks: <WebhooksPanel />,
  runs: <RunsPanel />,
}

/**
 * The panels, each waiting for itself. They are the same elements at each drawing: one that is drawn anew while it
 * has not come to life is thrown away, with what was pressed in it.
 */
export const sectionParts: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(panels).map(([id, panel]) => [
    id,
    <Suspense key={id} fallback={null}>
      {panel}
    </Suspense>,
  ]),
)

function WaysOfNotification() {
  return useKept('notifications/channels') ? <ChannelsPanel /> : null
}

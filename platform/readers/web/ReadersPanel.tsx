import './Readers.css'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitationList } from './InvitationList.tsx'
import { NewcomerList } from './NewcomerList.tsx'
import { ReaderList } from './ReaderList.tsx'

/** Readers of this server, for its owners. */
export function ReadersPanel() {
  return (
    <Panel title="Readers" className="readers panel-list" skeleton={<SkeletonLines count={4} />}>
      <p className="field-hint">
        Everybody has sources, articles and notes of their own. You see how much each reader stores,
        never what they read.
      </p>
      <NewcomerList />
      <ReaderList />
      <section aria-label="Invitations">
        <h3>Invitations</h3>
        <p className="field-hint">
          A link makes one person a reader. It works once, for seven days.
        </p>
        <InvitationList />
        <InvitationForm />
      </section>
    </Panel>
  )
}

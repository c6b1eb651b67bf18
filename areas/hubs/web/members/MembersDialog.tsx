import './Members.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import type { Hub } from '../../contract.ts'
import { hubMembership, type MemberKind } from '../../contracts/membership.ts'
import { MemberList } from './MemberList.tsx'

interface MembersDialogProps {
  hub: Pick<Hub, 'id' | 'name'>
  open: boolean
  onClose: () => void
}

/** Chooses the members of a hub. Each change is saved at once. */
export function MembersDialog({ hub, open, onClose }: MembersDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`What belongs to ${hub.name}`} size="wide">
      <p className="meta hub-members-lead">
        It shows the articles of these sources, topics and folders. A source can be in several hubs.
      </p>
      <Trouble>
        <Suspense fallback={<SkeletonLines count={8} />}>
          <Kinds hub={hub.id} />
        </Suspense>
      </Trouble>
    </Dialog>
  )
}

function Kinds({ hub }: { hub: string }) {
  const { sources, topics, folders } = useRead(hubMembership.countMembers, { hub })
  const [kind, setKind] = useState<MemberKind>('source')
  const tabs = [
    { value: 'source', label: 'Sources', mark: <Mark count={sources} /> },
    { value: 'topic', label: 'Topics', mark: <Mark count={topics} /> },
    { value: 'folder', label: 'Folders', mark: <Mark count={folders} /> },
  ] as const
  return (
    <Tabs label="What belongs here" tabs={tabs} value={kind} onChange={setKind}>
      <Trouble key={kind}>
        <Suspense fallback={<SkeletonLines count={8} />}>
          <MemberList hub={hub} kind={kind} />
        </Suspense>
      </Trouble>
    </Tabs>
  )
}

function Mark({ count }: { count: number }) {
  return count > 0 && <Badge>{count}</Badge>
}

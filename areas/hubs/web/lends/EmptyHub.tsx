import '../members/Members.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { FollowSources } from '#areas/sources/web/lends/FollowSources.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Plus } from '#web/ui/icons.ts'
import { feed } from '#areas/feed/contract.ts'
import { hubs } from '../../contract.ts'
import { MembersDialog } from '../members/MembersDialog.tsx'

/** The page of a hub without members, with ways to add some. */
export function EmptyHub({ hub }: { hub: string }) {
  const { isEmpty } = useRead(feed.getHub, { hub })
  const name = useRead(hubs.listHubs, {}).find(({ id }) => id === hub)?.name ?? ''
  const [open, setOpen] = useState<'members' | 'feeds' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {isEmpty && (
        <Empty
          level={2}
          title={`Nothing belongs to ${name} yet`}
          action={
            <span className="hub-empty-actions">
              <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('members')}>
                Choose what belongs here
              </Button>
              <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => setOpen('feeds')}>
                Add feed
              </Button>
            </span>
          }
        >
          Choose sources, topics and folders that you have, or add a feed: while this hub is open,
          what you add is put here.
        </Empty>
      )}
      <MembersDialog hub={{ id: hub, name }} open={open === 'members'} onClose={close} />
      <FollowSources open={open === 'feeds'} onClose={close} />
    </>
  )
}

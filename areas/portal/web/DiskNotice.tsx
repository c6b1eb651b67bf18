import { PageLink } from '#web/place/page.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import type { FullDisk } from '../contract.ts'

const BYTES_PER_MB = 1_000_000

/**
 * Warns on every page that a disk is full. Shows its folder, the space that is left, and what to
 * do.
 */
export function DiskNotice({ folder, freeBytes }: FullDisk) {
  const megabytes = Math.floor(freeBytes / BYTES_PER_MB)
  return (
    <section className="disk-notice" role="alert">
      <CircleAlert />
      <div>
        <strong>The disk is {megabytes > 0 && 'nearly '}full, so nothing new is fetched</strong>
        <p>
          {megabytes} MB left on the disk of <code>{folder}</code>. Delete what you do not need,
          keep articles for a shorter time in{' '}
          <PageLink page="/news-hub/settings">Settings</PageLink>, or use a larger disk. Fetching
          resumes automatically once there is space.
        </p>
      </div>
    </section>
  )
}

import { Empty } from '#web/ui/blocks/Empty.tsx'

/** In place of a page that is announced and not there yet. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <div className="notice">
      <Empty title="Coming Soon" level={2}>
        {title} is being built.
      </Empty>
    </div>
  )
}

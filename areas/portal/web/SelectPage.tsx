import { Empty } from '#web/ui/blocks/Empty.tsx'

/** In place of a page that nobody knows; the top bar has the heading. */
export function SelectPage() {
  return (
    <div className="notice">
      <Empty>Choose a page from the sidebar to explore the portal features.</Empty>
    </div>
  )
}

import { Empty } from '#web/ui/Empty.tsx'

/** In place of a page that nobody knows. */
export function SelectPage() {
  return (
    <div className="notice">
      <Empty title="Select a Page">
        Choose a page from the sidebar to explore the portal features.
      </Empty>
    </div>
  )
}

import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { routes } from '../../routes.ts'

/** The page that only has the list. Its projects open on the parent page. */
export const listPage = '/build-software/projects'

/** Returns a function that opens a project. */
export function useOpenProject(): (id: string) => void {
  const { page, goTo } = usePage()
  return (id) => {
    const place = address(routes.project, { project: id, '*': '' })
    goTo(page === listPage ? place.replace('.', '/build-software') : place)
  }
}

import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { routes } from '../../routes.ts'

/** The page of the list alone; projects open on its parent page. */
export const listPage = '/build-software/projects'

/** Opens a project. */
export function useOpenProject(): (id: string) => void {
  const { page, goTo } = usePage()
  return (id) => {
    const place = address(routes.project, { project: id, '*': '' })
    goTo(page === listPage ? place.replace('.', '/build-software') : place)
  }
}

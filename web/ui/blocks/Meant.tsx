/** Above hits that were found once a typing error was forgiven; nothing where none was. In a list. */
export function Meant({ search, meant }: { search: string; meant: string | undefined }) {
  if (meant === undefined) return null
  return (
    <li className="meta">
      No match for “<bdi>{search}</bdi>”. Showing results for “<bdi>{meant}</bdi>”.
    </li>
  )
}

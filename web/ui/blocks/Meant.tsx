/** A list item above the results of a search whose words were corrected, which says so. */
export function Meant({ search, meant }: { search: string; meant: string | undefined }) {
  if (meant === undefined) return null
  return (
    <li className="meta">
      No match for “<bdi>{search}</bdi>”. Showing results for “<bdi>{meant}</bdi>”.
    </li>
  )
}

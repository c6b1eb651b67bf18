import './Slug.css'
import { categoryKey } from '../category.ts'

/** The category over a headline, in its hue. */
export function Slug({ category }: { category: string }) {
  return (
    <span className="slug" data-cat={categoryKey(category)}>
      {category}
    </span>
  )
}

import './Slug.css'
import { categoryKey } from '../category.ts'

/** The category above a headline, in its hue. */
export function Slug({ category, hue }: { category: string; hue?: string | undefined }) {
  return (
    <span className="slug" data-cat={categoryKey(category, hue)}>
      {category}
    </span>
  )
}

import './Picture.css'
import { useEffect, useRef, useState } from 'react'
import { categoryKey } from '../category.ts'
import { WirePhoto } from './WirePhoto.tsx'

interface PictureProps {
  /**
   * The address of the picture; if it is missing or cannot be loaded, the drawn picture takes its
   * place.
   */
  src?: string | undefined
  /** The text for screen readers; empty by default, because pictures of news only decorate. */
  alt?: string
  title: string
  category: string
  /** The hue of the category, if its name does not determine it. */
  hue?: string | undefined
  /** The ratio of width to height; `fill` takes that of the surrounding box. */
  ratio?: '3:2' | '16:9' | '1:1' | 'fill'
  rows?: number
  /** True for the first picture in view, which is fetched at once. */
  eager?: boolean
}

const widthOverHeight = { '3:2': 1.5, '16:9': 16 / 9, '1:1': 1, fill: 1.6 }

/** An image with reserved space; a drawn picture takes its place if there is none. */
export function Picture(props: PictureProps) {
  const { src, alt = '', title, category, hue, ratio = '3:2', rows, eager = false } = props
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const hasImage = src !== undefined && src !== failedSrc

  // Checks if the picture failed before this page was interactive.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (src && complete && naturalWidth === 0) setFailedSrc(src)
  }, [src])

  const drawn = !hasImage && alt !== '' && ({ role: 'img', 'aria-label': alt } as const)
  return (
    <span className="picture" data-ratio={ratio} data-cat={categoryKey(category, hue)} {...drawn}>
      {hasImage ? (
        <img
          ref={image}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <WirePhoto
          title={title}
          category={category}
          hue={hue}
          ratio={widthOverHeight[ratio]}
          rows={rows}
        />
      )}
    </span>
  )
}

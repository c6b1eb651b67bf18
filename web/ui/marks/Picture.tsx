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
  /** Pictures of news carry no words of their own here, so they are decoration unless told otherwise. */
  alt?: string
  title: string
  category: string
  /** The hue, if the name of the category does not tell it. */
  hue?: string | undefined
  /** The proportions; `fill` takes those of the surrounding box. */
  ratio?: '3:2' | '16:9' | '1:1' | 'fill'
  rows?: number
  /** Set for the first picture in view: it is fetched at once. */
  eager?: boolean
}

const widthOverHeight = { '3:2': 1.5, '16:9': 16 / 9, '1:1': 1, fill: 1.6 }

/** An image with reserved space; a drawn picture takes its place if there is none. */
export function Picture(props: PictureProps) {
  const { src, alt = '', title, category, hue, ratio = '3:2', rows, eager = false } = props
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const hasImage = src !== undefined && src !== failedSrc

  // The picture may have failed before this page listened.
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

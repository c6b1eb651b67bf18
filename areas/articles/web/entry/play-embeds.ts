/** Permissions that the frame may pass on to the player inside it. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Gives each video and sound of a text a play button. A press replaces the preview picture with the
 * player, and nothing is loaded before. @returns a function that removes the buttons again.
 */
export function playEmbeds(box: HTMLElement): () => void {
  const stages = [...box.querySelectorAll<HTMLElement>('.embed[data-play]')].map(stageOf)
  return () => {
    for (const stage of stages) {
      stage.replaceWith(...stage.querySelectorAll('img'))
    }
  }
}

/** Puts the preview picture below a play button, and returns the element. */
function stageOf(embed: HTMLElement): HTMLElement {
  const title = embed.querySelector('a')?.textContent ?? ''
  const stage = document.createElement('span')
  stage.className = 'embed-stage'
  const picture = embed.querySelector('img')
  if (picture) {
    stage.append(picture)
    // A picture that cannot be loaded is removed, so that a drawing is visible.
    if (picture.complete && picture.naturalWidth === 0) picture.remove()
    picture.addEventListener('error', () => picture.remove(), { once: true })
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'embed-play'
  button.setAttribute('aria-label', `Play: ${title}`)
  button.append(triangle())
  button.addEventListener('click', () => play(stage, embed.dataset, title), { once: true })
  stage.append(button)
  embed.prepend(stage)
  return stage
}

function triangle(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', 'M8 5v14l11-7z')
  icon.append(path)
  return icon
}

function play(stage: HTMLElement, { play: address = '', kind }: DOMStringMap, title: string): void {
  const player = kind === 'frame' ? frameOf(address) : mediaOf(address, kind === 'video')
  player.title = title
  stage.replaceChildren(player)
  player.focus()
}

function frameOf(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.allow = ALLOWED
  frame.src = address
  return frame
}

function mediaOf(address: string, isVideo: boolean): HTMLMediaElement {
  const media = document.createElement(isVideo ? 'video' : 'audio')
  media.controls = true
  media.autoplay = true
  media.src = address
  media.addEventListener('error', () => sayThatItFailed(media), { once: true })
  return media
}

function sayThatItFailed(media: HTMLMediaElement): void {
  const words = document.createElement('span')
  words.className = 'embed-failed'
  words.setAttribute('role', 'status')
  words.textContent = 'It could not be played here. The link opens it at its publisher.'
  media.replaceWith(words)
}

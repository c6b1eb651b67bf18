import type { Token } from './tokens.ts'

/** An action that a reader asks for, which is only offered, never done. */
export type Request =
  | 'save'
  | 'note'
  | 'follow-topic'
  | 'make-audio'
  | 'make-video'
  | 'make-text'
  | 'mute'
  /** A request that the assistant cannot carry out, such as deleting. */
  | 'other'

export interface RequestFound {
  request: Request
  /** Tokens that ask for the action. The other tokens name its subject. */
  tokens: ReadonlySet<number>
}

const set = (words: string) => new Set(words.trim().split(/\s+/))
const POLITE = set(
  `please can could would will you kindly assistant hey now then and also just must should ignore
  bitte kannst könntest du jetzt und dann s'il vous plaît peux pouvez tu maintenant et por favor puedes ahora y per favore puoi adesso e`,
)
const FORBIDDEN = set(
  `delete remove erase wipe destroy drop purge unfollow uninstall reset overwrite cancel send email publish block archive rename
  lösche löschen entferne entfernen vernichte sende schicke
  supprime supprimez supprimer efface effacez effacer envoie
  borra borrar elimina eliminar suprime envía
  cancella cancellare rimuovi invia`,
)
const SAVE = set(
  'save bookmark keep speichere speichern merke enregistre sauvegarde guarda guardar salva salvare',
)
const NOTE = set('note jot notiere notier notieren note anota apunta annota')
const FOLLOW = set('follow track monitor watch folge verfolge suis suivre sigue seguir segui')
const MAKE = set(
  'make create generate produce turn write record erstelle mach mache erzeuge crée créer génère crea crear genera fai',
)
const MUTE = set('mute silence stummschalten stumm silencia silenzia')
const SOUND = set('audio podcast sound listen hörbeitrag baladodiffusion')
const FILM = set('video clip film vidéo vídeo')
const WRITING = set('text script newsletter briefing post essay texte texto testo beitrag')
const TOPIC = set('topic thema sujet tema argomento card')
/** Words that follow the verb of a request, but not the same word in a headline. */
const OBJECT = set(
  `this that these it the a an all every everything my me topic article articles story about
  diesen diese dieses das den alle alles mir ce cet cette ces tout tous toutes le la les mon ma mes
  este esta esto todo todos todas el los las mi questo questa tutto tutti tutte il lo gli i un una une ein eine einen`,
)
/** The number of words before an order that are checked for being polite words. */
const LOOKED_BACK = 8

export function requestIn(tokens: readonly Token[]): RequestFound | null {
  for (let at = 0; at < tokens.length; at++) {
    if (!opensClause(tokens, at) && !isJoinedOrder(tokens, at)) continue
    const found = requestAt(tokens, at)
    if (found) return found
  }
  return null
}

/** Says if a token is the first of its sentence, apart from polite words. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  for (let back = at; back >= 0 && back > at - LOOKED_BACK; back--) {
    if (tokens[back]!.isFirst) return true
    if (!POLITE.has(tokens[back - 1]?.lower ?? '')) return false
  }
  return false
}

/** Finds an order at the end of another sentence: "... and delete all sources". */
function isJoinedOrder(tokens: readonly Token[], at: number): boolean {
  return (
    FORBIDDEN.has(tokens[at]!.lower) &&
    JOINS.has(tokens[at - 1]?.lower ?? '') &&
    OBJECT.has(tokens[at + 1]?.lower ?? '')
  )
}

const JOINS = set('and then und et y e dann puis luego poi')

function requestAt(tokens: readonly Token[], at: number): RequestFound | null {
  const { lower } = tokens[at]!
  const next = tokens[at + 1]?.lower ?? ''
  const said = (request: Request, words = new Set<string>()): RequestFound => ({
    request,
    tokens: new Set(
      tokens.flatMap((token, nth) =>
        nth === at || POLITE.has(token.lower) || OBJECT.has(token.lower) || words.has(token.lower)
          ? [nth]
          : [],
      ),
    ),
  })
  const isOrder = OBJECT.has(next) || next === ''
  if (FORBIDDEN.has(lower)) return isOrder || at > 0 || tokens.length <= 5 ? said('other') : null
  if (MUTE.has(lower)) return said('mute')
  if (MAKE.has(lower)) {
    const rest = tokens.slice(at + 1, at + 12)
    if (rest.some((token) => SOUND.has(token.lower))) return said('make-audio', SOUND)
    if (rest.some((token) => FILM.has(token.lower))) return said('make-video', FILM)
    if (rest.some((token) => TOPIC.has(token.lower))) return said('follow-topic', TOPIC)
    if (rest.some((token) => WRITING.has(token.lower))) return said('make-text', WRITING)
    return null
  }
  if (NOTE.has(lower) && (isOrder || next === 'down')) return said('note', set('down'))
  if (SAVE.has(lower) && isOrder) return said('save')
  if (FOLLOW.has(lower) && tokens.length <= 14) return said('follow-topic', TOPIC)
  return null
}

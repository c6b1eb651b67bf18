/** Texts around the blocks of a page, in the language of the site. */
export interface FrameWords {
  skip: string
  menu: string
  posts: string
  allPosts: string
  by: string
  notFound: string
  notFoundLead: string
  toHome: string
  name: string
  mail: string
  phone: string
  optional: string
  message: string
  send: string
  writeMail: string
  newsletter: string
  subscribe: string
  day: string
  people: string
  showTimes: string
  leaveEmpty: string
  hours: string
  map: string
  search: string
  nothingFound: string
  chat: string
}

const english: FrameWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  posts: 'News',
  allPosts: 'All posts',
  by: 'By',
  notFound: 'Page not found',
  notFoundLead: 'There is nothing at this address. The page may have moved.',
  toHome: 'Go to the home page',
  name: 'Name',
  mail: 'Email',
  phone: 'Phone',
  optional: 'optional',
  message: 'Message',
  send: 'Send',
  writeMail: 'Send an email',
  newsletter: 'News by email',
  subscribe: 'Subscribe',
  day: 'Day',
  people: 'Number of people',
  showTimes: 'Show free times',
  leaveEmpty: 'Leave this field empty',
  hours: 'Opening hours',
  map: 'Show on a map',
  search: 'Search',
  nothingFound: 'Nothing was found. Try other words.',
  chat: 'Chat',
}

const german: FrameWords = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  posts: 'Neuigkeiten',
  allPosts: 'Alle Beiträge',
  by: 'Von',
  notFound: 'Seite nicht gefunden',
  notFoundLead: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen.',
  toHome: 'Zur Startseite',
  name: 'Name',
  mail: 'E-Mail',
  phone: 'Telefon',
  optional: 'freiwillig',
  message: 'Nachricht',
  send: 'Senden',
  writeMail: 'E-Mail schreiben',
  newsletter: 'Neuigkeiten per E-Mail',
  subscribe: 'Abonnieren',
  day: 'Tag',
  people: 'Anzahl der Personen',
  showTimes: 'Freie Zeiten zeigen',
  leaveEmpty: 'Dieses Feld leer lassen',
  hours: 'Öffnungszeiten',
  map: 'Auf der Karte zeigen',
  search: 'Suchen',
  nothingFound: 'Nichts gefunden. Versuchen Sie andere Wörter.',
  chat: 'Chat',
}

const french: FrameWords = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  posts: 'Actualités',
  allPosts: 'Tous les articles',
  by: 'Par',
  notFound: 'Page introuvable',
  notFoundLead: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée.',
  toHome: 'Aller à la page d’accueil',
  name: 'Nom',
  mail: 'E-mail',
  phone: 'Téléphone',
  optional: 'facultatif',
  message: 'Message',
  send: 'Envoyer',
  writeMail: 'Envoyer un e-mail',
  newsletter: 'Des nouvelles par e-mail',
  subscribe: 'S’abonner',
  day: 'Jour',
  people: 'Nombre de personnes',
  showTimes: 'Voir les horaires libres',
  leaveEmpty: 'Laissez ce champ vide',
  hours: 'Horaires d’ouverture',
  map: 'Voir sur une carte',
  search: 'Rechercher',
  nothingFound: 'Aucun résultat. Essayez d’autres mots.',
  chat: 'Chat',
}

const spanish: FrameWords = {
  skip: 'Ir al contenido',
  menu: 'Menú',
  posts: 'Noticias',
  allPosts: 'Todas las noticias',
  by: 'Por',
  notFound: 'Página no encontrada',
  notFoundLead: 'No hay nada en esta dirección. Es posible que la página se haya movido.',
  toHome: 'Ir a la página de inicio',
  name: 'Nombre',
  mail: 'Correo electrónico',
  phone: 'Teléfono',
  optional: 'opcional',
  message: 'Mensaje',
  send: 'Enviar',
  writeMail: 'Enviar un correo',
  newsletter: 'Novedades por correo',
  subscribe: 'Suscribirse',
  day: 'Día',
  people: 'Número de personas',
  showTimes: 'Ver horas libres',
  leaveEmpty: 'Deje este campo vacío',
  hours: 'Horario',
  map: 'Ver en un mapa',
  search: 'Buscar',
  nothingFound: 'No se encontró nada. Pruebe con otras palabras.',
  chat: 'Chat',
}

/** The texts in all supported languages, by language tag. */
export const frameLanguages: Readonly<Record<string, FrameWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}

/** Returns the texts in a language; in English, if the language is not supported. */
export function frameWords(language: string): FrameWords & { language: string } {
  const base = language.split('-')[0]!.toLowerCase()
  const own = Object.hasOwn(frameLanguages, base) ? frameLanguages[base] : undefined
  return own ? { ...own, language } : { ...english, language: 'en' }
}

/** Texts around the stories of a news site, in the language of the site. */
export interface NewsWords {
  stories: string
  sections: string
  sources: string
  fromSources(count: number): string
  method: string
  corrected: string
  withdrawn: string
  withdrawnLead: string
  older: string
  none: string
}

const english: NewsWords = {
  stories: 'All stories',
  sections: 'Sections',
  sources: 'Sources',
  fromSources: (count) => (count === 1 ? '1 source' : `${count} sources`),
  method: 'Every sentence is quoted word for word from the source whose number follows it.',
  corrected: 'Corrected',
  withdrawn: 'This story was withdrawn',
  withdrawnLead: 'It was here once. It is not shown any more.',
  older: 'Older stories',
  none: 'There are no stories yet.',
}

const german: NewsWords = {
  stories: 'Alle Meldungen',
  sections: 'Ressorts',
  sources: 'Quellen',
  fromSources: (count) => (count === 1 ? '1 Quelle' : `${count} Quellen`),
  method: 'Jeder Satz ist wörtlich aus der Quelle zitiert, deren Nummer hinter ihm steht.',
  corrected: 'Berichtigt',
  withdrawn: 'Diese Meldung wurde zurückgezogen',
  withdrawnLead: 'Sie stand hier, wird aber nicht mehr gezeigt.',
  older: 'Ältere Meldungen',
  none: 'Es gibt noch keine Meldungen.',
}

const french: NewsWords = {
  stories: 'Tous les articles',
  sections: 'Rubriques',
  sources: 'Sources',
  fromSources: (count) => (count === 1 ? '1 source' : `${count} sources`),
  method: 'Chaque phrase est citée mot pour mot de la source dont le numéro la suit.',
  corrected: 'Corrigé',
  withdrawn: 'Cet article a été retiré',
  withdrawnLead: 'Il se trouvait ici, mais n’est plus affiché.',
  older: 'Articles plus anciens',
  none: 'Il n’y a pas encore d’articles.',
}

const spanish: NewsWords = {
  stories: 'Todas las noticias',
  sections: 'Secciones',
  sources: 'Fuentes',
  fromSources: (count) => (count === 1 ? '1 fuente' : `${count} fuentes`),
  method: 'Cada frase se cita palabra por palabra de la fuente cuyo número la sigue.',
  corrected: 'Corregido',
  withdrawn: 'Esta noticia fue retirada',
  withdrawnLead: 'Estuvo aquí, pero ya no se muestra.',
  older: 'Noticias anteriores',
  none: 'Todavía no hay noticias.',
}

/** The texts in all supported languages, by language tag. */
export const newsLanguages: Readonly<Record<string, NewsWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}

/** Returns the texts in a language; in English, if the language is not supported. */
export function newsWords(language: string): NewsWords {
  const base = language.split('-')[0]!.toLowerCase()
  return Object.hasOwn(newsLanguages, base) ? newsLanguages[base]! : english
}

import type { WordList } from './word-list.ts'

/** Words of sports, culture and daily life. */
export const life = {
  Sports: {
    strong: `nfl, nba, mlb, nhl, wnba, mls, ufc, ncaa, fifa, uefa, premier league, champions league, world cup, super bowl, world series, grand slam, wimbledon, us open tennis, pga, lpga, liv golf, formula 1, formula one,
      grand prix, nascar, indycar, olympic, olympics, olympian, paralympic, quarterback, linebacker, cornerback, wide receiver, running back, touchdown, touchdowns, home run, homers, pitcher, inning, innings, shortstop, outfielder, dugout,
      point guard, triple-double, slam dunk, head coach, preseason, playoff, playoffs, postseason, offseason, free agent, free agency, goalkeeper, striker, midfielder, penalty shootout, hat-trick, transfer window,
      stoppage time, test match, wicket, batsman, bowler, scrum, try line, heavyweight, knockout, middleweight, lightweight, marathon runner, sprinter, gymnast, medalist, gold medal, all-star, hall of fame, mvp, rookie, roster,
      football team, football club, basketball, baseball, soccer, rugby, cricket, tennis, golf, golfer, hockey, boxer, boxing match, wrestler, wrestling, cyclist, tour de france, vuelta, peloton, jockey, racehorse, swimmer, marathon, high school football, college football,
      lakers, dodgers, yankees, new york mets, celtics, knicks, golden state warriors, dallas cowboys, steelers, raiders, seahawks, packers, 49ers, phillies, red sox, white sox, clippers, pacers, buccaneers, canucks, maple leafs,
      arsenal, liverpool fc, manchester united, manchester city, chelsea fc, tottenham, real madrid, barcelona, bayern, juventus, inter miami, messi, ronaldo, bundesliga, la liga, serie a, ligue 1`,
    plain: `football, league, championship, championships, tournament, stadium, coach, coaches, athlete, athletes, player, players, teammate, teammates, fans, season opener, win over, injured list, injury update, match, kickoff, referee, umpire, sports, sport, team, squad,
      semifinal, semifinals, quarterfinal, jersey, franchise, espn, draft, sprint, race, medal, champion, fixture, defeat, debut, scoreless, cup final, pitch, contract extension, bout, rider, jersey number`,
    weak: `game, games, season, win, wins, score, star, title, final, retirement, loss, rival, trade`,
  },
  Culture: {
    strong: `film, films, movie, movies, cinema, actor, actress, film director, filmmaker, box office, hollywood, rotten tomatoes, netflix series, oscar, oscars, oscar-winning, emmy, emmys, grammy, grammys, golden globe, sitcom, trailer, sequel, screenwriter,
      singer, rapper, rock band, pop star, k-pop, album, new album, concert, concerts, tour dates, music video, songwriter, guitarist, billboard, eurovision, festival, coachella, glastonbury, reality star, reality tv, tv show, tv series, late-night host,
      broadway, playwright, theatre, theater, ballet, opera, orchestra, choir, novelist, novel, memoir, poet, poetry, bestseller, bestselling, literary, art exhibition, exhibition, curator, museum, painter, sculptor, sculpture, gallery, photographer, comedian, stand-up comedy,
      taylor swift, beyoncé, kardashian, disney, pixar, marvel, star wars, spider-man, documentary, podcast host, streaming now, stream it or skip it, fashion week, runway, red carpet, bikini, bikinis, castmate, castmates, co-star, late-night`,
    plain: `music, song, songs, singing, art, artist, artists, culture, book, books, bestselling author, writer, show, star, stars, cast, episode, drama, comedy, director, screen, theatrical, season premiere, film premiere, review, band, hbo, netflix, paramount, stage, dance, dancer, fans,
      wedding, marriage, divorce, romance, royal, prince harry, meghan, nickelodeon, fallon, kimmel, colbert, snl, character, kino, entertainment, sexy, outfit, album cover, painting, history, literature, tv`,
    weak: `story, hit, tour, series, host, reveals, photos, dies, death, fashion, game, celebrity`,
  },
  Lifestyle: {
    strong: `recipe, recipes, cookbook, chef, baking, cocktail, wine, restaurants to, travel guide, vacation, holiday destinations, hotel review, travel tips, home decor, interior design, gardening, houseplants, skincare, skin care, makeup tips, hairstyle,
      parenting advice, dating app, dating apps, modern dating, relationship advice, horoscope, zodiac, crossword, wordle, quiz, puzzle, wellness, workout, fitness routine, self-care, best deals, on sale, shopping guide, gift guide, discount, coupon, amazon deals, prime day, tattoo,
      laundry, bedding, mattress, thrift, decluttering, closet organizer, my husband, my wife, my dad, my mom, my daughter, my son, my kids, i moved, i visited, i tried, empty nester, pet owners`,
    plain: `food, restaurant, travel, traveler, cooking, kitchen, dish, dinner, beer, coffee, style, beauty, home, garden, relationship, family life, friendship, parents, moms, etiquette, back-to-school, charger, off, retirement savings, sleep tips, dog, cat, cats, pets, engaged`,
    weak: `best, tips, love, happy, weekend, summer, marriage, wedding, luxury`,
  },
} satisfies Record<string, WordList>

import type { Words } from './words.ts'

/** Words for weather, nature, animals, energy and food. */
export const earth: Words = {
  wildfire:
    'wildfire bushfire forest_fire brush_fire waldbrand waldbrände feux_de_forêt incendie_de_forêt incendios_forestales incendio_forestal incendi_boschivi bosbrand incêndio_florestal',
  'flame fireEngine':
    'firefighter house_fire apartment_fire blaze@!ux arson* fire_crew fire_kills fire_destroys deadly_fire fire_department feuerwehr pompier bombero vigili_del_fuoco brandweer bombeiro incendie incendio',
  flood:
    'flood flooding flooded floodwater hochwasser überschwemmung* überflutung* inondation* inundaci* inondazion* alluvion* overstroming* inundaç* enchente crue',
  hurricane:
    'hurricane cyclone typhoon tropical_storm tornado hurrikan taifun ouragan huracán uragano tornade orkaan furacão',
  lightning: 'thunderstorm lightning gewitter orage tormenta temporale onweer tempestade',
  rain: 'rain rainfall downpour monsoon rainstorm regenfälle starkregen pluie lluvia pioggia regenval chuva',
  snow: 'snow snowfall snowstorm blizzard cold_snap schnee neige nieve nevicat* sneeuw neve',
  'sun thermometer':
    'heatwave heat_wave heat_dome extreme_heat heat_alert hitzewelle canicule vague_de_chaleur ola_de_calor ondata_di_caldo hittegolf onda_de_calor record_heat hottest_day',
  thermometer: 'thermometer temperature hottest hitze températures temperatur temperaturas',
  wind: 'gale high_wind strong_wind windstorm sturm',
  sun: 'solar_eclipse eclipse sunshine sonnenfinsternis solar_flare solar_storm',
  earthquake:
    'earthquake quake seismic tremor erdbeben séisme tremblement_de_terre terremoto sisma aardbeving aftershock',
  volcano: 'volcano volcanic lava eruption erupt etna vulkan* volcan volcán vulcano vulkaan vulcão',
  wave: 'tsunami ocean@ebsgp surf@!tc surfer tide@!mp tidal rip_current',
  iceberg:
    'iceberg glacier ice_sheet ice_shelf sea_ice arctic antarctic* melting_ice ice_core gletscher glaciar ghiacciai* gletsjer geleira ice@es',
  drought:
    'drought dry_spell desertification dürre sécheresse sequía siccità droogte seca_severa wüste',
  mountain:
    'mountain mountaineer* everest himalaya* climber@!mu avalanche@!m summit_climb alpinist* landslide mudslide hiker erdrutsch lawine',
  forest:
    'forest deforestation rainforest woodland logging timber reforestation wald regenwald forêt déforestation bosque foresta floresta selva amazonía',
  tree: 'tree@!t orchard trees bäume arbres árboles alberi bomen árvores',
  leaf: 'seedling plant_species botan* wildflower pollen seagrass sea_grass moss fern gardener gardening pflanzen',
  dam: 'dam reservoir hydropower hydroelectric* staudamm barrage embalse diga stuwdam barragem',
  river: 'river lake wetland danube rhine mekong lakebed fluss fleuve rivière fiume lago rivier',
  'river wave': '// water wasser agua acqua',
  whale: 'whale dolphin orca porpoise wal baleine ballena balena walvis baleia delfin',
  fish: 'fish fishing fishery fisherm* salmon@!h tuna shark coral reef overfishing trout seafood aquarium fischer* pêche pêcheur pesca visserij requin tiburón squalo',
  bird: 'bird songbird eagle@!u owl penguin seabird parrot pigeon crane_colony cranes@e avian goose geese duck vögel vogel oiseau pájaro aves uccell* pássaro',
  'bee hive':
    'bee honeybee honey pollinator beekeep* wasp bumblebee bienen abeille abeja api_e_miele bijen abelha',
  butterfly:
    'butterfly butterflies moth insect monarch_butterfl* schmetterling* papillon mariposa farfall* vlinder borboleta',
  cow: 'cow cattle livestock dairy beef milk kühe rinder vache élevage ganado vacas mucche koeien gado herd@e',
  horse:
    'horse equestrian jockey racehorse kentucky_derby pferd* cheval caballo cavallo paarden cavalo',
  elephant: 'elephant elefant* éléphant olifant ivory_trade safari',
  paw: 'dog puppy cat@!v kitten wolf@ge wolves@ge lion@ge tiger@e pet@!tc zoo hund hunde katze chien perros gatto gatti honden lobos leopard cheetah cougar fox_cub panda wildlife animal_shelter veterinar* bear_attack grizzly rabies animal@esh',
  fossil:
    'fossil dinosaur paleonto* palaeonto* archaeolog* archeolog* mammoth trilobite fossilien dinosaurier archäolog* bronze_age iron_age stone_age neanderthal prehistoric',
  windTurbine:
    'wind_farm wind_turbine wind_power offshore_wind wind_energy windkraft windpark windrad éolien* eólica eolico windmolen',
  solar:
    'solar_panel solar_power solar_farm solar_energy photovolta* solarenergie solarstrom panneaux_solaires fotovolta* zonnepan* rooftop_solar solar@em',
  nuclear:
    'nuclear_plant nuclear_power nuclear_energy reactor atomkraft* kernkraft* nucléaire energía_nuclear centrale_nucleare kerncentrale usina_nuclear small_modular fusion_energy uranium ',
  'oilRig oilPump':
    'oil crude opec petroleum oilfield barrel offshore_drilling fracking erdöl ölpreis pétrole petróleo petrolio olieprijs aramco refinery raffinerie raffineria exxon* chevron',
  pipeline:
    'pipeline natural_gas gas_supply lng gas_price gaz_naturel erdgas gasdotto gasoducto nord_stream gas_field',
  pylon:
    'grid electricity blackout power_outage power_cut power_line power_supply stromnetz strompreis* stromausfall électricité electricidad elettricità elektriciteit eletricidade apagón utility_bill power_price transmission_line power_utility',
  battery:
    'battery lithium* solid-state batterie* batería batteria accu-opslag bateria energy_storage',
  flame:
    'gas_stove heating_bill heat_pump hydrogen wasserstoff hydrogène hidrógeno idrogeno waterstof hidrogênio // heating@!v heizung',
  mine: 'coal mine@emubs mining@!tc copper rare_earth cobalt iron_ore bergbau charbon carbón miniera kohle steenkool minería mineração critical_minerals nickel gold_mine miner@!tc trapped_miners',
  factory:
    'emission carbon pollution smog greenhouse_gas co2 factory factories manufactur* steel smelter foundry industrial_plant fabrik usine fábrica fabbrica fabriek émissions emissionen emisiones emissioni / industry@eu industrie',
  globe:
    'climate global_warming klimawandel climat changement_climatique cambio_climático cambiamento_climatico klimaat mudança_climática cop30 cop31 paris_agreement / world_economy global_economy global_trade united_nations UN UNO weltweit',
  wheat:
    'wheat grain harvest rice@meuspb corn soybean soy crop cereal barley maize getreide ernte blé récolte trigo cosecha grano@eu raccolto graan colheita fertilizer',
  tractor:
    'farmer farming agricultur* tractor farmland bauern landwirt* agriculteur agricultor* agricoltor* boeren // farm@!atx',
  wine: 'wine vineyard winery wein winzer vin viticult* vino vigneron wijn vinho champagne cocktail bartender whiskey whisky vodka',
  beer: 'beer brewery bier bière cerveza birra cerveja oktoberfest pub_landlord',
  coffee: 'coffee starbucks espresso kaffee café_price caffè koffie // tea_house',
  'bread fruit': '// bakery boulangerie bäckerei panader*',
  fruit: 'fruit vegetable banana orange_juice apples avocado obst fruta frutta',
  meal: 'restaurant chef recipe food_safety cuisine mcdonald* burger pizza sandwich michelin salmonella food_poisoning food_recall listeria lebensmittel hunger famine food_aid starvation malnutrition alimentaire // food dinner lunch breakfast',
  basket:
    'supermarket grocery groceries walmart supermarché supermercado supermercato supermarkt inflation cost_of_living consumer_prices food_prices shopping_cart inflación inflazione inflatie inflação teuerung aldi lidl tesco carrefour',
}

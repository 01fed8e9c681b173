// Pictures for the rules of Jack Rabbits.
import { For, lazy, Suspense, type JSX } from 'solid-js';
import type { Lang } from '../../engine/contract';
import { Card } from '../../parts/Card';
import { Group, Sign } from '../../parts/Figure';
import type { Figures, Pictures } from '../../parts/figures';
import { Rabbit } from '../../parts/Rabbit';
import { sampleLand } from './land';
import { Die } from './pieces';
import './style.css';
import type { WidePiece } from './wide_pieces';

// Drawn for these pages alone, as long as no suit of an expansion is in play.
const PieceIcon = lazy(async () => ({ default: (await import('./wide_pieces')).PieceIcon }));

export async function pictures(lang: Lang): Promise<Pictures> {
  const { board, Land, Part, Tile, royal, kind } = await sampleLand(lang);
  const Cards = (props: { codes: string[]; name?: string }): JSX.Element => (
    <Group name={props.name}>
      <For each={props.codes}>{(code) => <Card code={code} silent />}</For>
    </Group>
  );
  const Dice = (props: { values: number[] }): JSX.Element => (
    <Group>
      <For each={props.values}>{(value) => <Die value={value} />}</For>
    </Group>
  );

  const Piece = (props: { piece: WidePiece; name: string }): JSX.Element => (
    <Group name={props.name}>
      <span class="figure-sign">
        <Suspense>
          <PieceIcon piece={props.piece} />
        </Suspense>
      </span>
    </Group>
  );
  const named = (en: string, es: string) => (lang === 'es' ? es : en);

  const figures: Figures = {
    'What is in the box': [
      {
        after: 1,
        says: {
          en: 'Four pips; a jack, a queen and a king; the red and the black joker.',
          es: 'Cuatro numerales; una jota, una reina y un rey; el comodín rojo y el negro.',
        },
        draw: () => (
          <>
            <Cards codes={['AC', '4S', '7H', '10D']} />
            <Cards codes={['JC', 'QH', 'KS']} />
            <Cards codes={['red', 'black']} />
          </>
        ),
      },
      {
        after: 2,
        says: {
          en: 'The Citadel, a tower, a palace, a plaza and the Underground.',
          es: 'La Ciudadela, una torre, un palacio, una plaza y el Subsuelo.',
        },
        draw: () => (
          <For each={['t0', royal('KD'), royal('QH'), royal('JS'), 'underground']}>
            {(id) => <Tile id={id} />}
          </For>
        ),
      },
      {
        after: 4,
        says: {
          en: 'The road tiles. The small signs show the suits that pay there.',
          es: 'Las vías carreteras. Los signos pequeños muestran los palos que pagan allí.',
        },
        draw: () => (
          <For each={['wood', 'river', 'mountain', 'crossing', 'tavern', 'cave']}>
            {(name) => <Tile id={kind(name)} />}
          </For>
        ),
      },
      {
        after: 5,
        says: {
          en: 'The rabbits of four players, each with a shape of its own; a carrot of the first on a palace.',
          es: 'Los conejos de cuatro jugadores, cada uno con su forma; una zanahoria del primero en un palacio.',
        },
        draw: () => (
          <>
            <Group>
              <For each={[0, 1, 2, 3]}>{(seat) => <Rabbit seat={seat} />}</For>
            </Group>
            <Part places={[royal('QC')]} carrots={[[0, royal('QC')]]} />
          </>
        ),
      },
    ],
    Setup: [
      {
        after: 2,
        says: {
          en: 'The sample board: the large island with the Citadel in its middle, the small island, and the Underground.',
          es: 'El tablero de muestra: la isla grande con la Ciudadela en medio, la isla pequeña y el Subsuelo.',
        },
        draw: () => <Part places={board.tiles.map((tile) => tile.id)} wide />,
      },
    ],
    Winning: [
      {
        after: 2,
        says: {
          en: 'The rabbit is on the Citadel, and three royals of three suits are in the hand.',
          es: 'El conejo está en la Ciudadela, y en la mano hay tres reales de tres palos.',
        },
        draw: () => (
          <>
            <Part places={['t0']} rabbits={[[0, 't0']]} />
            <Cards codes={['QS', 'JH', 'KD']} />
          </>
        ),
      },
    ],
    Lottery: [
      {
        after: 3,
        says: {
          en: 'The dice show 2 and 5; 5♣ equals one of them. The price is 7.',
          es: 'Los dados muestran 2 y 5; 5♣ coincide con uno. El precio es 7.',
        },
        draw: () => (
          <>
            <Dice values={[2, 5]} />
            <Cards codes={['5C']} />
          </>
        ),
      },
    ],
    Journey: [
      {
        after: 3,
        says: {
          en: 'The way from the Citadel over a river, a wood and a tavern to the plaza of J♦.',
          es: 'El camino de la Ciudadela por un río, un bosque y una taberna a la plaza de J♦.',
        },
        draw: () => (
          <Part
            places={['t0', 't15', 't16', 't29', 't3']}
            ways={[['t0', ['t15', 't16', 't29', 't3']]]}
            rabbits={[[0, 't0']]}
          />
        ),
      },
    ],
    Acquisition: [
      {
        after: 3,
        says: {
          en: '4♠ and 6♠ win over Q♠, and a carrot marks her palace.',
          es: '4♠ y 6♠ ganan a Q♠, y una zanahoria marca su palacio.',
        },
        draw: () => (
          <>
            <Cards codes={['4S', '6S']} />
            <Sign text="→" />
            <Cards codes={['QS']} />
            <Part places={[royal('QS')]} rabbits={[[0, royal('QS')]]} carrots={[[0, royal('QS')]]} />
          </>
        ),
      },
    ],
    Increment: [
      {
        after: 1,
        says: {
          en: 'The rabbit rests on a palace: a card from the pile.',
          es: 'El conejo descansa en un palacio: una carta de la pila.',
        },
        draw: () => (
          <>
            <Part places={[royal('QH')]} rabbits={[[0, royal('QH')]]} />
            <Sign text="+" />
            <Cards codes={['']} />
          </>
        ),
      },
    ],
    Paying: [
      {
        after: 3,
        says: {
          en: 'A price of 7 in a wood: 4♣ and 3♥ pay it exactly, 9♠ with a loss.',
          es: 'Un precio de 7 en un bosque: 4♣ y 3♥ lo pagan justo, 9♠ con pérdida.',
        },
        draw: () => (
          <>
            <Tile id={kind('wood')} />
            <Cards codes={['4C', '3H']} name="4 + 3 = 7" />
            <Cards codes={['9S']} name="9 > 7" />
          </>
        ),
      },
    ],
    'Transfers: trailway': [
      {
        after: 3,
        says: {
          en: 'From the Citadel onto the river; there over to the other road, and on by a mountain to the palace of Q♦.',
          es: 'De la Ciudadela al río; allí se pasa al otro camino, y por una montaña se llega al palacio de Q♦.',
        },
        draw: () => (
          <Part
            places={['t0', 't15', 't13', 't2']}
            ways={[['t0', ['t15', 't13', 't2']]]}
            rabbits={[[0, 't0']]}
          />
        ),
      },
    ],
    'Transfers: merchant': [
      {
        after: 2,
        says: {
          en: 'From this crossing a horse carries the rabbit to the Citadel, or a boat to another open end on the same water.',
          es: 'Desde este cruce un caballo lleva al conejo a la Ciudadela, o un barco a otro extremo abierto en la misma agua.',
        },
        draw: () => (
          <Part
            places={['t26', 't0', royal('QH')]}
            ways={[
              ['t26', ['t0']],
              ['t26', [board.ports.find((port) => port.tile === royal('QH'))!.id]],
            ]}
          />
        ),
      },
    ],
    'Transfers: tavern': [
      {
        after: 2,
        says: {
          en: 'In a tavern the red joker, a horse, and the black joker, a boat, are sold.',
          es: 'En una taberna se venden el comodín rojo, un caballo, y el negro, un barco.',
        },
        draw: () => (
          <>
            <Tile id={kind('tavern')} />
            <Cards codes={['red', 'black']} />
          </>
        ),
      },
    ],
    'Transfers: cave': [
      {
        after: 2,
        says: {
          en: 'A cave below a tower, and the Underground, where its hole leads.',
          es: 'Una cueva junto a una torre, y el Subsuelo, adonde lleva su agujero.',
        },
        draw: () => (
          <>
            <Part places={['t25', 't1']} />
            <Tile id="underground" />
          </>
        ),
      },
    ],
    'Off-board': [
      {
        after: 1,
        says: {
          en: 'Two roads of this plaza end at the water: whoever follows one is off the board.',
          es: 'Dos caminos de esta plaza acaban en el agua: quien sigue uno va al destierro.',
        },
        draw: () => <Part places={['t3']} rabbits={[[0, 't3']]} />,
      },
    ],
    'Clubs: flights': [
      {
        after: 4,
        says: {
          en: 'A flight from the tower of K♠ to that of K♥: 6♣ is shown, the dice make 9, and 3♠ pays the rest.',
          es: 'Un vuelo de la torre de K♠ a la de K♥: se muestra 6♣, los dados suman 9 y 3♠ paga el restante.',
        },
        draw: () => (
          <>
            <Part
              places={[royal('KS'), royal('KH')]}
              ways={[[royal('KS'), [royal('KH')]]]}
              rabbits={[[0, royal('KS')]]}
            />
            <Group>
              <Card code="6C" silent />
              <Die value={4} />
              <Die value={5} />
              <Card code="3S" silent />
            </Group>
          </>
        ),
      },
    ],
    'Spades: fights': [
      {
        after: 5,
        says: {
          en: '5♠ attacks, 7♠ answers, 4♠ is added: 9 against 7.',
          es: '5♠ ataca, 7♠ responde, se añade 4♠: 9 contra 7.',
        },
        draw: () => (
          <>
            <Rabbit seat={0} />
            <Cards codes={['5S', '4S']} name="5 + 4 = 9" />
            <Sign text="⚔" />
            <Cards codes={['7S']} name="7" />
            <Rabbit seat={1} />
          </>
        ),
      },
    ],
    'Hearts: vetting': [
      {
        after: 4,
        says: {
          en: 'At the palace of Q♣: 4♥ and 2♥ contest the visit, 8♥ proves it worthy.',
          es: 'En el palacio de Q♣: 4♥ y 2♥ cuestionan la visita, 8♥ la justifica.',
        },
        draw: () => (
          <>
            <Rabbit seat={1} />
            <Cards codes={['4H', '2H']} name="4 + 2 = 6" />
            <Tile id={royal('QC')} />
            <Cards codes={['8H']} name="8" />
            <Rabbit seat={0} />
          </>
        ),
      },
    ],
    'Diamonds: plazas': [
      {
        after: 3,
        says: {
          en: 'On the plaza of J♠, 10♦ buys 2♠ and 8♠ out of the spent lot.',
          es: 'En la plaza de J♠, 10♦ compra 2♠ y 8♠ del descarte.',
        },
        draw: () => (
          <>
            <Tile id={royal('JS')} />
            <Cards codes={['10D']} />
            <Sign text="→" />
            <Cards codes={['2S', '8S']} name="2 + 8 = 10" />
          </>
        ),
      },
    ],
    'Player trade': [
      {
        after: 4,
        says: {
          en: 'Both rabbits are on one hex: 6♦ for 3♠ and 5♠.',
          es: 'Ambos conejos están en un hexágono: 6♦ por 3♠ y 5♠.',
        },
        draw: () => (
          <>
            <Rabbit seat={0} />
            <Cards codes={['6D']} />
            <Sign text="⇄" />
            <Cards codes={['3S', '5S']} name="3 + 5 = 8" />
            <Rabbit seat={1} />
          </>
        ),
      },
    ],
    Expansions: [
      {
        after: 1,
        says: {
          en: 'Suits of the Frontier: a king of torches, a queen of shields, a jack of horseshoes and a seven of acorns.',
          es: 'Palos de la frontera: un rey de antorchas, una reina de escudos, una jota de herraduras y un siete de bellotas.',
        },
        draw: () => <Cards codes={['KT', 'QE', 'JO', '7N']} />,
      },
    ],
    'Torches: summons and fire': [
      {
        after: 5,
        says: {
          en: '8 of torches wins the fight, K♦ is stolen, and fire drives everybody off the hex.',
          es: 'El 8 de antorchas gana la pelea, se roba K♦ y el fuego echa a todos del hexágono.',
        },
        draw: () => (
          <>
            <Rabbit seat={0} />
            <Cards codes={['8T']} />
            <Sign text="⚔" />
            <Rabbit seat={1} />
            <Sign text="→" />
            <Cards codes={['KD']} />
          </>
        ),
      },
    ],
    'Shields: guard and seals': [
      {
        after: 2,
        says: {
          en: 'The guard stands on triangles: crossings, taverns and caves.',
          es: 'El guardia se pone en triángulos: cruces, tabernas y cuevas.',
        },
        draw: () => (
          <>
            <Piece piece="guard" name={named('the guard', 'el guardia')} />
            <Tile id={kind('crossing')} />
            <Tile id={kind('tavern')} />
            <Tile id={kind('cave')} />
          </>
        ),
      },
      {
        after: 9,
        says: {
          en: '3 and 7 of shields seal the palace of Q♣ with 10, and with K♥ his tower as well.',
          es: 'El 3 y el 7 de escudos sellan con 10 el palacio de Q♣ y, con K♥, también su torre.',
        },
        draw: () => (
          <>
            <Cards codes={['3E', '7E', 'KH']} name="3 + 7 = 10" />
            <Piece piece="seal" name={named('a seal', 'un sello')} />
            <Tile id={royal('QC')} />
            <Tile id={royal('KH')} />
          </>
        ),
      },
    ],
    'Horseshoes: broncos and market': [
      {
        after: 4,
        says: {
          en: 'The price is 6: for 6 of horseshoes a bronco takes you from a wood to the Citadel.',
          es: 'El precio es 6: por el 6 de herraduras un bronco te lleva de un bosque a la Ciudadela.',
        },
        draw: () => (
          <>
            <Tile id={kind('wood')} />
            <Cards codes={['6O']} />
            <Sign text="→" />
            <Tile id="t0" />
          </>
        ),
      },
    ],
    'Acorns: beast and load': [
      {
        after: 1,
        says: {
          en: 'The beast stands on rhombi: woods, rivers and mountains.',
          es: 'La bestia se pone en rombos: bosques, ríos y montañas.',
        },
        draw: () => (
          <>
            <Piece piece="beast" name={named('the beast', 'la bestia')} />
            <Tile id={kind('wood')} />
            <Tile id={kind('river')} />
            <Tile id={kind('mountain')} />
          </>
        ),
      },
      {
        after: 4,
        says: {
          en: 'With 3 and 4 of acorns on the load, a roll of 2 and 5 makes a price of 14.',
          es: 'Con el 3 y el 4 de bellotas en la sobrecarga, sacar 2 y 5 da un precio de 14.',
        },
        draw: () => (
          <>
            <Piece piece="load" name={named('the load', 'la sobrecarga')} />
            <Cards codes={['3N', '4N']} name="3 + 4 = 7" />
            <Sign text="+" />
            <Dice values={[2, 5]} />
            <Sign text="= 14" />
          </>
        ),
      },
    ],
  };
  return { figures, ground: Land };
}

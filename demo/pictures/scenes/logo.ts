import { darker, lighter } from '../parts/colour.ts';
import { circle, curve, dab, fill, mirrored, place, rect, stroke, times } from '../parts/shapes.ts';
import type { Stage } from '../parts/stage.ts';
import type { Composition, Scene } from '../scene.ts';

interface Ink {
  readonly main: string;
  readonly accent: string;
  readonly ground: string;
}

const inks: readonly [Ink, ...Ink[]] = [
  { main: '#1f5f5b', accent: '#e3a53f', ground: '#f6f1e6' },
  { main: '#a8402f', accent: '#e9b95a', ground: '#f7f0e4' },
  { main: '#2f4a7a', accent: '#e2724a', ground: '#f3f1ea' },
  { main: '#3f6b3a', accent: '#d9a33f', ground: '#f4f3e6' },
  { main: '#5b3a6a', accent: '#e08a6a', ground: '#f6f0ec' },
  { main: '#26323f', accent: '#c9754a', ground: '#f4f0e8' },
];

/** A mark within a circle of radius 100 around the origin, in one ink and an accent. */
type Mark = (ink: Ink) => string;

const spire: Mark = ({ main, accent }) =>
  fill(
    mirrored([
      [78, 70],
      [78, 56],
      [64, 56],
      [64, 42],
      [50, 42],
      [50, 28],
      [38, 24],
      [34, -6],
      [20, -26],
      [12, -34],
      [6, -66],
      [1, -96],
    ]),
    main,
  ) +
  rect(-84, 76, 168, 9, accent) +
  circle(0, -2, 9, accent);
const roof: Mark = ({ main, accent }) =>
  fill(
    'M0 -84C-16 -36 -46 -8 -92 8L-76 12C-40 4 -16 -14 0 -40C16 -14 40 4 76 12L92 8C46 -8 16 -36 0 -84Z',
    main,
  ) +
  fill(
    'M0 -26C-14 6 -40 26 -80 40L-66 44C-34 38 -14 24 0 4C14 24 34 38 66 44L80 40C40 26 14 6 0 -26Z',
    accent,
  ) +
  fill('M-44 84V54Q-18 46 0 30Q18 46 44 54V84H16V62Q0 46 -16 62V84Z', main);
const wave: Mark = ({ main, accent }) =>
  circle(0, -26, 40, accent) +
  times(3, (i) => stroke(`M-88 ${16 + i * 26}q22 -24 44 0t44 0t44 0t44 0`, main, 12));
const lotus: Mark = ({ main, accent }) =>
  [-1.15, -0.6, 0.6, 1.15]
    .map((turn) => fill(dab(0, 60, 122, 44, -Math.PI / 2 + turn), main, 'opacity=".85"'))
    .join('') +
  fill(dab(0, 62, 146, 52, -Math.PI / 2), accent) +
  stroke('M-60 78H60', main, 10);
const boat: Mark = ({ main, accent }) =>
  fill('M-92 -6Q-66 46 0 46Q66 46 92 20Q60 26 0 22Q-58 18 -92 -6Z', main) +
  fill('M-30 14V-40Q14 -56 54 -34V16Q10 22 -30 14Z', accent) +
  stroke('M-84 70q20 -14 42 0t42 0t42 0t42 0', main, 8);
const mountain: Mark = ({ main, accent }) =>
  circle(34, -44, 26, accent) +
  fill('M-96 66L-30 -56L2 0L24 -30L96 66Z', main) +
  fill('M-30 -56L-50 -20L-34 -26L-22 -12L-10 -22Z', '#ffffff', 'opacity=".9"');
const bowl: Mark = ({ main, accent }) =>
  fill('M-86 -2H86Q80 70 26 76H-26Q-80 70 -86 -2Z', main) +
  stroke('M-30 -20q-16 -22 0 -40t0 -34M4 -20q-16 -22 0 -40t0 -34M38 -20q-16 -22 0 -40t0 -34', accent, 9);
const weave: Mark = ({ main, accent }) =>
  times(5, (row) =>
    times(5, (column) =>
      fill(
        `M${-80 + column * 40} ${-100 + row * 40}l20 20l-20 20l-20 -20z`,
        (row + column) % 2 === 0 ? main : accent,
      ),
    ),
  );
const leaf: Mark = ({ main, accent }) =>
  fill(
    curve(
      [
        [0, 92],
        [-64, 20],
        [-50, -50],
        [0, -96],
        [50, -50],
        [64, 20],
      ],
      true,
    ),
    main,
  ) + stroke('M0 92V-70M0 40L-34 8M0 40L34 8M0 0L-30 -30M0 0L30 -30', accent, 7);

const marks: readonly [Mark, ...Mark[]] = [spire, roof, wave, lotus, boat, mountain, bowl, weave, leaf];

function compose(holder: 'plain' | 'disc' | 'ring' | 'tile' | 'drop'): Composition {
  return (stage: Stage): string => {
    const { w, random } = stage;
    const ink = random.fork('ink').pick(inks);
    const mark = random.fork('mark').pick(marks);
    const ground = rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, lighter(ink.ground, 0.5)],
        [1, darker(ink.ground, 0.05)],
      ]),
    );
    const light: Ink = { main: '#fbf6ea', accent: ink.accent, ground: ink.main };
    const deep = stage.linear([
      [0, lighter(ink.main, 0.14)],
      [1, darker(ink.main, 0.22)],
    ]);
    const cx = w / 2;
    const forms = {
      plain: () => place(mark(ink), cx, 500, 3.4),
      disc: () => circle(cx, 500, 390, deep) + place(mark(light), cx, 500, 2.5),
      ring: () =>
        `<circle cx="${cx}" cy="500" r="380" fill="none" stroke="${ink.main}" stroke-width="22"/><circle cx="${cx}" cy="500" r="344" fill="none" stroke="${ink.accent}" stroke-width="7"/>` +
        place(mark(ink), cx, 500, 2.3),
      tile: () => rect(cx - 360, 140, 720, 720, deep, 'rx="170"') + place(mark(light), cx, 500, 2.5),
      drop: () =>
        `<g transform="rotate(45 ${cx} 500)">${rect(cx - 290, 210, 580, 580, deep, 'rx="110"')}</g>` +
        place(mark(light), cx, 500, 2.1),
    };
    return ground + forms[holder]();
  };
}

/** Provider marks: nine signs in five holders and six inks, on a plain ground. */
export const logo: Scene = {
  moods: ['day'],
  compositions: [compose('plain'), compose('disc'), compose('ring'), compose('tile'), compose('drop')],
  finish: 0.12,
};

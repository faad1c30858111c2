/* A figure between double rules: a piece of a board, and what it shows. */
import { useMemo, useRef } from "preact/hooks";
import type { CreateFigure } from "../../games/figures";
import type { CaptionOut, FigureOut } from "../../server";
import { RichText } from "../../shell/rich-text";
import { t } from "../../text";
import { figureTable } from "./figure-table";
import { Signs } from "./signs";

interface PlateProps {
  n: number;
  caption: CaptionOut;
  prefix: string;
  figure: FigureOut | undefined;
  create: CreateFigure | null;
}

/** Nothing in it can be done: who hears it hears the caption. */
function Picture({ figure, create }: { figure: FigureOut; create: CreateFigure }) {
  const within = useRef<HTMLDivElement>(null),
    Drawn = useMemo(() => create(figureTable(figure), figure), [figure, create]);
  return (
    <div class="picture" data-part={figure.part} ref={within}>
      <div inert aria-hidden="true">
        <Drawn />
      </div>
      <Signs figure={figure} within={within} />
    </div>
  );
}

export const Plate = ({ n, caption: { figure: id, title, text }, prefix, figure, create }: PlateProps) => (
  <figure class="plate" id={`figure-${id}`}>
    {figure && create && <Picture figure={figure} create={create} />}
    <figcaption>
      <b>
        {t("figure", { n })} {title}
      </b>
      <p>
        <RichText text={text} prefix={prefix} />
      </p>
    </figcaption>
  </figure>
);

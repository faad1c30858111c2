/** SVG source as a group. */
export const Raw = ({ svg }: { svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />;

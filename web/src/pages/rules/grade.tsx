import { t } from "../../text";

export const Grade = ({ grade }: { grade: string | undefined }) =>
  grade ? <small class="grade">{t(`grade-${grade}`)}</small> : null;

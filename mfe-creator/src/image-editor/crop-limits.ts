/** Degrees that a picture can be turned by. [CROP-04] */
export const ROTATION_MAX = 360;

/** How far a picture can be enlarged, where 1 shows it whole. [CROP-05] */
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.1;

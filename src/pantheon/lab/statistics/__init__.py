"""What the outcomes show: estimates with intervals, the measures of a setting, ratings."""
